// The financial statements: one at a time, of a day and of some agencias, with what proves it at its foot.

import { listarAgencias } from '@cuadra/contract/contabilidad/agencias';
import {
  type EstadoFinanciero,
  verEstadoFinanciero,
} from '@cuadra/contract/contabilidad/estados-financieros';
import { estados } from '@cuadra/contract/contabilidad/opciones';
import type { ResponseOf } from '@cuadra/contract/endpoint';
import { coberturaImpresa, pruebaImpresa } from '@cuadra/core/estados-financieros/impresion';
import { CheckCircleIcon, ExclamationTriangleIcon, InformationCircleIcon } from '@heroicons/react/20/solid';
import { ChevronDoubleDownIcon, ChevronDoubleUpIcon, ScaleIcon } from '@heroicons/react/24/outline';
import { Tabs } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MarcaDatosAl, MarcasDeCifras } from '#contabilidad/libros-legales/marcas-de-cifras.tsx';
import { useCurrentUser } from '#platform/current-session.ts';
import { queryOf } from '#platform/query.ts';
import { ExportMenu } from '#reportes/exportar/export-menu.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { todayInGuatemala } from '#ui/format/date.ts';
import { Box, Grid, Row, Stack } from '#ui/layout/layout.tsx';
import { IconButton } from '#ui/marks/icon-button.tsx';
import { Page as Pagina } from '#ui/page/page.tsx';
import { TabList } from '#ui/page/tab-list.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { ErrorState } from '#ui/states/error-state.tsx';
import type { Icon } from '#ui/states/state-message.tsx';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import { Text, type TextProps } from '#ui/text/text.tsx';
import { cifraElegida, filtrosDeApi } from './busqueda.ts';
import { CifraAbierta } from './cifra-abierta.tsx';
import classes from './estados-financieros.module.css';
import { filtrosEnUso } from './filtros/filtros-en-uso.ts';
import { LineaDeFiltros } from './filtros/linea-de-filtros.tsx';
import { nombresDeEstado } from './nombres.ts';
import { mayoresDe } from './tabla/arbol.ts';
import { TablaDeEstado } from './tabla/tabla-de-estado.tsx';
import { type Cifras, useBusqueda } from './use-busqueda.ts';

export function EstadosFinancieros() {
  const { presentacion, verEstado } = useBusqueda();
  const { estado, papel } = presentacion;
  return (
    <Tabs value={estado} onChange={verEstado} keepMounted={false}>
      <Pagina
        title="Estados Financieros"
        purpose="Lo que la institución tiene, debe y gana, con la prueba de que cuadra. Cada cifra lleva a sus movimientos."
        tabs={
          <TabList active={estado}>
            {estados.map((uno) => (
              <Tabs.Tab key={uno} value={uno}>
                {nombresDeEstado[uno]}
              </Tabs.Tab>
            ))}
          </TabList>
        }
        actions={
          <ExportMenu
            reporte="estado-financiero"
            filtros={{ ...filtrosDeApi(presentacion), estado, papel }}
          />
        }
      >
        <Tabs.Panel value={estado}>
          <Stack gap="md">
            <Estado />
          </Stack>
        </Tabs.Panel>
      </Pagina>
    </Tabs>
  );
}

function Estado() {
  const { busqueda, presentacion, cambiar, limpiar, cifras } = useBusqueda();
  const { estado } = presentacion;
  const propias = useCurrentUser()?.agencias ?? [];
  const { data: todas = [] } = useQuery(queryOf(listarAgencias));
  const agencias = todas.filter(({ idAgencia }) => propias.includes(idAgencia));
  const enUso = filtrosEnUso(busqueda, presentacion, agencias);
  const elegida = cifraElegida(busqueda);
  return (
    <>
      {presentacion.fecha > todayInGuatemala() && (
        <FormNotice
          tone="info"
          text="Esa fecha no ha llegado: las cifras son las de lo contabilizado hasta ahora."
        />
      )}
      <Grid gap="lg" className={elegida === undefined ? undefined : classes.conPanel}>
        <Box as="section" surface="card" clip alignSelf="start" aria-label={nombresDeEstado[estado]}>
          <LineaDeFiltros
            presentacion={presentacion}
            enUso={enUso}
            onCambio={cambiar}
            onLimpiar={limpiar}
            agencias={agencias}
          />
          <Box line="above">
            <Tarjeta presentacion={presentacion} cifras={cifras} />
          </Box>
        </Box>
        {elegida !== undefined && (
          <CifraAbierta elegida={elegida} presentacion={presentacion} onClose={() => cifras.ver(undefined)} />
        )}
      </Grid>
    </>
  );
}

type TarjetaProps = Pick<ReturnType<typeof useBusqueda>, 'presentacion' | 'cifras'>;

function Tarjeta({ presentacion, cifras }: TarjetaProps) {
  const { estado, agencia } = presentacion;
  const pedido = useQuery({
    ...queryOf(verEstadoFinanciero, { params: { estado }, query: filtrosDeApi(presentacion) }),
    placeholderData: keepPreviousData,
  });
  // What is kept from before is of use only while it is the same statement.
  if (pedido.data?.estado === estado)
    return (
      <EstadoAbierto
        key={estado}
        estado={pedido.data}
        agencia={agencia}
        cifras={cifras}
        atrasada={pedido.isPlaceholderData}
      />
    );
  if (pedido.isError) return <ErrorState error={pedido.error} retry={pedido.refetch} />;
  return (
    <Box pad="md xl">
      <SkeletonRows rows={14} height={32} label="Cargando el estado" />
    </Box>
  );
}

interface EstadoAbiertoProps {
  readonly estado: ResponseOf<typeof verEstadoFinanciero>;
  readonly agencia: string | undefined;
  readonly cifras: Cifras;
  readonly atrasada: boolean;
}

const NADA: ReadonlySet<string> = new Set();

/** One statement: what its figures are of, the table, and what proves it. */
function EstadoAbierto({ estado, agencia, cifras, atrasada }: EstadoAbiertoProps) {
  const [contraidas, setContraidas] = useState(NADA);
  const mayores = mayoresDe(estado.filas);
  const alternar = (clave: string) =>
    setContraidas((antes) =>
      antes.has(clave) ? antes.difference(new Set([clave])) : antes.union(new Set([clave])),
    );
  if (!tieneCifras(estado)) return <SinCifras datosAl={estado.datosAl} />;
  const todas = contraidas.size === 0;
  // On a phone there is room for what matters most: the dates.
  const [primero, ...demas] = estado.detalles;
  return (
    <>
      <Row
        as="header"
        oneLine
        justify="between"
        gap="lg"
        minHeight="2rem"
        pad="none xl"
        line="below"
        size="sm"
        muted
      >
        <Text grow>
          {primero}
          {demas.length > 0 && (
            <Text as="span" hideBelow="sm">
              {demas.map((detalle) => ` · ${detalle}`)}
            </Text>
          )}
        </Text>
        <MarcasDeCifras preliminar={estado.preliminar} datosAl={estado.datosAl} traidos={estado.traidos} />
        {mayores.size > 0 && (
          <IconButton
            variant="subtle"
            size={28}
            color="gray"
            label={todas ? 'Contraer todo' : 'Expandir todo'}
            icon={todas ? ChevronDoubleUpIcon : ChevronDoubleDownIcon}
            onClick={() => setContraidas(todas ? mayores : NADA)}
          />
        )}
      </Row>
      <TablaDeEstado
        estado={estado}
        contraidas={contraidas}
        agencia={agencia}
        cifras={cifras}
        onAlternar={alternar}
        atrasada={atrasada}
      />
      <Pie pruebas={estado.pruebas} cobertura={estado.cobertura} notas={estado.notas} />
    </>
  );
}

const tieneCifras = ({ filas }: EstadoAbiertoProps['estado']): boolean =>
  filas.some(({ valores }) => valores.some((valor) => valor !== 0 && valor !== null));

function SinCifras({ datosAl }: { readonly datosAl: string | undefined }) {
  return (
    <EmptyState
      icon={ScaleIcon}
      title="Sin cifras"
      text={
        <>
          No hay partidas contabilizadas que mostrar a esa fecha. Elija otra fecha u otra agencia.{' '}
          <MarcaDatosAl datosAl={datosAl} />
        </>
      }
    />
  );
}

/** What proves the statement: what must agree, that no account is missing or counted twice, and its notes. */
function Pie({ pruebas, cobertura, notas }: Pick<EstadoFinanciero, 'pruebas' | 'cobertura' | 'notas'>) {
  const cubre = cobertura.sinUbicar.length === 0 && cobertura.repetidas.length === 0;
  return (
    <Stack as="ul" gap="sm" pad="lg xl" line="above" size="sm" muted aria-label="Comprobaciones">
      {pruebas.map((prueba) => (
        <Linea key={prueba.texto} tono={prueba.cuadra ? 'bien' : 'mal'} texto={pruebaImpresa(prueba)} />
      ))}
      {coberturaImpresa(cobertura).map((texto) => (
        <Linea key={texto} tono={cubre ? 'bien' : 'mal'} texto={texto} />
      ))}
      {notas.map((nota) => (
        <Linea key={nota} tono="nota" texto={nota} />
      ))}
    </Stack>
  );
}

interface Tono {
  readonly icono: Icon;
  readonly renglon: Pick<TextProps, 'tone' | 'weight'>;
  readonly dibujo?: TextProps['tone'];
}

const tonos: Readonly<Record<'bien' | 'mal' | 'nota', Tono>> = {
  bien: { icono: CheckCircleIcon, renglon: {}, dibujo: 'success' },
  mal: { icono: ExclamationTriangleIcon, renglon: { tone: 'error', weight: 'medium' } },
  nota: { icono: InformationCircleIcon, renglon: {} },
};

function Linea({ tono, texto }: { readonly tono: keyof typeof tonos; readonly texto: string }) {
  const { icono: Dibujo, renglon, dibujo } = tonos[tono];
  return (
    <Row as="li" oneLine align="start" gap="sm" {...renglon}>
      <Row as="span" inline rigid pad="2xs none" tone={dibujo}>
        <Dibujo width={16} height={16} aria-hidden="true" />
      </Row>
      {texto}
    </Row>
  );
}

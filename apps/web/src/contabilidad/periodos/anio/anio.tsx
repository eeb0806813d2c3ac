// The end of a year: what each agencia's closing partida would be today, what is missing, and the close of all of them
// at once.

import {
  cerrarEjercicio,
  listarPeriodos,
  verCierreDeEjercicio,
} from '@cuadra/contract/contabilidad/periodos/periodos';
import type { ResponseOf } from '@cuadra/contract/endpoint';
import { sumar } from '@cuadra/core/dinero';
import { ChevronDownIcon } from '@heroicons/react/24/outline';
import { Button, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '#platform/api.ts';
import { queryClient, queryOf } from '#platform/query.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { formatearMonto, formatearQuetzales, formatearSaldo } from '#ui/format/dinero.ts';
import { Fact, Facts } from '#ui/layout/facts.tsx';
import { Box, Grid, Row } from '#ui/layout/layout.tsx';
import { Section } from '#ui/layout/section.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { ErrorState } from '#ui/states/error-state.tsx';
import { DataTable } from '#ui/tables/data-table.tsx';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import { Note, Text } from '#ui/text/text.tsx';
import { notify } from '#ui/toasts/toasts.ts';
import { Rechazo, useAccion } from '../accion.tsx';
import { useAtribuciones } from '../atribuciones.ts';
import classes from '../cierre.module.css';
import { MarcaDeCompuerta } from '../marcas.tsx';
import { useBusqueda } from '../use-busqueda.ts';
import { useNombresDeAgencia } from '../use-nombres-de-agencia.ts';

export function Anio() {
  const { busqueda, verAnio } = useBusqueda();
  const periodos = useQuery(queryOf(listarPeriodos, { query: {} }));
  if (periodos.isPending) return <SkeletonRows rows={6} label="Cargando los ejercicios" />;
  if (periodos.data === undefined) return <ErrorState error={periodos.error} retry={periodos.refetch} />;
  const { ejercicios } = periodos.data;
  const porCerrar = ejercicios.find(({ estado }) => estado === 'abierto') ?? ejercicios.at(-1);
  const elegido = ejercicios.find(({ anio }) => anio === busqueda.anio) ?? porCerrar;
  if (elegido === undefined) {
    return <EmptyState title="Todavía no hay ejercicios" text="El primero se abre con la primera partida." />;
  }
  return (
    <>
      <NativeSelect
        rightSection={<ChevronDownIcon width={16} height={16} aria-hidden="true" />}
        label="Ejercicio"
        maw="14rem"
        value={elegido.anio}
        data={ejercicios.map(({ anio, estado, procedencia }) => ({
          value: String(anio),
          label: `${anio} (${estado}${procedencia === 'traida' ? ', traído de antes' : ''})`,
        }))}
        onChange={({ currentTarget }) => verAnio(Number(currentTarget.value))}
      />
      <DelAnio key={elegido.anio} anio={elegido.anio} />
    </>
  );
}

function DelAnio({ anio }: { readonly anio: number }) {
  const cierre = useQuery({ ...queryOf(verCierreDeEjercicio, { params: { anio } }), staleTime: 0 });
  const { cerrar, ocupado, fallo } = useCerrarEjercicio(anio);
  const { cierra } = useAtribuciones();
  const nombreDe = useNombresDeAgencia();
  if (cierre.isPending) return <SkeletonRows rows={8} label="Calculando el cierre del año" />;
  if (cierre.data === undefined) return <ErrorState error={cierre.error} retry={cierre.refetch} />;
  const { estado, resultado, agencias } = cierre.data;
  const estaCerrado = estado === 'cerrado';
  return (
    <>
      <Row
        as="section"
        justify="between"
        gap="lg 2xl"
        max="64rem"
        surface="card"
        pad="xl"
        aria-label={`Resultado de ${anio}`}
      >
        <div>
          <Text size="sm" muted>
            {resultado < 0 ? 'Pérdida' : 'Excedente'} de la institución
          </Text>
          <Text size="2xl" weight="bold" figures>
            {formatearQuetzales(resultado)}
          </Text>
          <Note max="40rem">
            {estaCerrado
              ? 'El ejercicio está cerrado: productos y gastos quedaron en cero.'
              : 'Así quedaría hoy. Al cerrar se contabilizan estas partidas, se cierra diciembre y se abre el año siguiente: todo o nada.'}
          </Note>
        </div>
        {cierra && !estaCerrado && (
          <Button loading={ocupado} onClick={() => void cerrar()}>
            Cerrar el ejercicio {anio}
          </Button>
        )}
      </Row>
      {fallo !== undefined && (
        <FormNotice tone="error" text={<Rechazo error={fallo} titulo="No se cerró el ejercicio" />} />
      )}
      {agencias.map((agencia) => (
        <CierreDeAgencia
          key={agencia.agencia}
          cierre={agencia}
          nombreAgencia={nombreDe(agencia.agencia)}
          estaCerrado={estaCerrado}
        />
      ))}
    </>
  );
}

function useCerrarEjercicio(anio: number) {
  const confirmar = useConfirm();
  const { run: hacer, busy: ocupado, failure: fallo } = useAccion();
  const cerrar = async () => {
    const seguro = await confirmar({
      title: `Cerrar el ejercicio ${anio}`,
      text: 'Se contabilizan las partidas de cierre y de apertura de todas las agencias. Un ejercicio cerrado no se reabre.',
      action: 'Cerrar ejercicio',
      danger: true,
    });
    if (!seguro) return;
    const hecho = await hacer(() => call(cerrarEjercicio, { params: { anio } }));
    await queryClient.invalidateQueries({ queryKey: [verCierreDeEjercicio.path] });
    if (hecho) void notify(`El ejercicio ${anio} quedó cerrado.`);
  };
  return { cerrar, ocupado, fallo };
}

type Cierre = ResponseOf<typeof verCierreDeEjercicio>['agencias'][number];

interface CierreDeAgenciaProps {
  readonly cierre: Cierre;
  readonly nombreAgencia: string;
  readonly estaCerrado: boolean;
}

/** One agencia's part in the end of the year: its gates and the closing partida it would have. */
function CierreDeAgencia({ cierre, nombreAgencia, estaCerrado }: CierreDeAgenciaProps) {
  const [abierta, setAbierta] = useState(false);
  const { agencia, productos, gastos, resultado, lineas, compuertas } = cierre;
  return (
    <Section
      card
      max="64rem"
      title={`${agencia} ${nombreAgencia}`}
      actions={
        lineas.length > 0 && (
          <Button variant="default" size="xs" aria-expanded={abierta} onClick={() => setAbierta(!abierta)}>
            {abierta ? 'Ocultar la partida' : `Ver la partida de cierre (${lineas.length} líneas)`}
          </Button>
        )
      }
    >
      <Facts layout="above" width="7rem" pad="lg xl">
        <Fact label="Productos (Q)" figures weight="medium">
          {formatearSaldo(productos)}
        </Fact>
        <Fact label="Gastos (Q)" figures weight="medium">
          {formatearSaldo(gastos)}
        </Fact>
        <Fact label={`${resultado < 0 ? 'Pérdida' : 'Excedente'} (Q)`} figures weight="medium">
          {formatearSaldo(resultado)}
        </Fact>
      </Facts>
      {!estaCerrado && <Compuertas compuertas={compuertas} />}
      {lineas.length === 0 && !estaCerrado && (
        <Note pad="lg xl">No movió productos ni gastos: no lleva partida de cierre.</Note>
      )}
      {abierta && <Partida agencia={agencia} lineas={lineas} />}
    </Section>
  );
}

function Compuertas({ compuertas }: Pick<Cierre, 'compuertas'>) {
  return (
    <Grid
      as="ul"
      min="16rem"
      even
      gap="md xl"
      pad="lg xl"
      line="above"
      size="sm"
      aria-label="Compuertas del año"
    >
      {compuertas.map(({ id, titulo, pasa, motivo, detalle }) => (
        <Row as="li" key={id} oneLine align="start" gap="md">
          <MarcaDeCompuerta estado={pasa ? 'en-orden' : 'pendiente'} />
          <Box shrinks breaks>
            <Text as="strong" block weight="medium">
              {titulo}
            </Text>
            {!pasa && (
              <Text as="span" block size="xs" muted>
                {motivo}
              </Text>
            )}
            {!pasa && (
              <Box size="xs" className={classes.enlaces}>
                {detalle.map(({ id: cual, texto, enlace }) =>
                  enlace === null ? null : (
                    <Link key={cual} to={enlace}>
                      {texto}
                    </Link>
                  ),
                )}
              </Box>
            )}
          </Box>
        </Row>
      ))}
    </Grid>
  );
}

function Partida({ agencia, lineas }: Pick<Cierre, 'agencia' | 'lineas'>) {
  return (
    <Box line="above">
      <DataTable
        label={`Partida de cierre de la agencia ${agencia}`}
        narrow="scroll"
        rows={lineas}
        rowKey={({ idCuenta }) => idCuenta}
        columns={[
          {
            title: 'Cuenta',
            cell: ({ idCuenta, nombreCuenta }) => (
              <>
                <span className="cifras">{idCuenta}</span> {nombreCuenta}
              </>
            ),
          },
          { title: 'Debe (Q)', ...columnaDe(lineas, 'debe') },
          { title: 'Haber (Q)', ...columnaDe(lineas, 'haber') },
        ]}
      />
    </Box>
  );
}

const columnaDe = (lineas: Cierre['lineas'], lado: 'debe' | 'haber') => ({
  kind: 'number' as const,
  cell: (linea: Cierre['lineas'][number]) => (linea[lado] === 0 ? '' : formatearMonto(linea[lado])),
  total: formatearMonto(sumar(lineas.map((linea) => linea[lado]))),
});

// What a partida says of itself, in the parts that its panel and its review draw: its data, its lines, its reversal, the
// warnings that were accepted and all that ever happened to it.
import { listarAdvertencias } from '@cuadra/contract/contabilidad/borradores/advertencias';
import {
  type PartidaCompleta,
  type ResumenDePartida,
  verPartida,
} from '@cuadra/contract/contabilidad/partidas';
import { nombreDeOrigen } from '@cuadra/core/origen';
import { nombresDeTipoDePartida, numeroDePartida } from '@cuadra/core/partida';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { usePermission } from '#platform/current-session.ts';
import { queryOf } from '#platform/query.ts';
import { formatDate, formatInstant, formatInstantDay } from '#ui/format/date.ts';
import { formatearEntero, formatearQuetzales } from '#ui/format/dinero.ts';
import { Fact, Facts } from '#ui/layout/facts.tsx';
import { Box, Grid, Stack } from '#ui/layout/layout.tsx';
import { Section } from '#ui/layout/section.tsx';
import { ErrorState } from '#ui/states/error-state.tsx';
import { DataTable } from '#ui/tables/data-table.tsx';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import { Text } from '#ui/text/text.tsx';
import { useNombres } from '../filtros/use-nombres.ts';
import { type Cambio, cambiosDe, fraseDe } from './hechos.ts';
import { netoDe } from './neto.ts';
import classes from './partida.module.css';

interface SeccionProps {
  readonly titulo: string;
  readonly children: ReactNode;
}

export function Seccion({ titulo, children }: SeccionProps) {
  const title = (
    <Text as="span" size="xs" muted>
      {titulo}
    </Text>
  );
  return (
    <Section title={title} level={3} size="sm" line="above" className={classes.seccion}>
      <div>{children}</div>
    </Section>
  );
}

interface DeUnaPartida {
  readonly partida: PartidaCompleta;
}

export function DatosDePartida({ partida }: DeUnaPartida) {
  const { nombres } = useNombres();
  const veCajas = usePermission('arqueos:ver');
  const { numero, fecha, fechaDocumento, registradaEn, tipo, agencia, motivo, huella } = partida;
  const { autor, iniciadaPor, aprobador } = partida;
  const datos: readonly (readonly [nombre: string, valor: ReactNode])[] = [
    ['Número de antes', partida.numeroOriginal ?? undefined],
    ['Fecha', formatDate(fecha)],
    ['Documento', fechaDocumento === null ? undefined : formatDate(fechaDocumento)],
    [numero === null ? 'Iniciada' : 'Registrada', formatInstant(registradaEn)],
    ['Tipo', nombresDeTipoDePartida[tipo]],
    ['Origen', origenDe(partida, veCajas)],
    ['Agencia', nombres.agencia(agencia)],
    ['Autor', autor?.nombre ?? 'Sistema'],
    ['Iniciada por', iniciadaPor?.nombre],
    ['Aprobó', aprobador?.nombre],
    ['Motivo', motivo ?? undefined],
    // Enough to compare it with a printed one at a glance.
    ['Sello', huella?.slice(0, 16)],
  ];
  return (
    <Facts width="6rem">
      {datos.map(
        ([nombre, valor]) =>
          valor !== undefined && (
            <Fact key={nombre} label={nombre} figures>
              {valor}
            </Fact>
          ),
      )}
    </Facts>
  );
}

/** By hand is what people expect. */
function origenDe({ id: partida, origen, importacion }: PartidaCompleta, veCajas: boolean): ReactNode {
  if (origen === 'caja' && veCajas)
    return (
      <Link to="/contabilidad/caja" search={{ partida }}>
        {nombreDeOrigen(origen)}: ver en la caja
      </Link>
    );
  if (importacion === null) return origen === 'manual' ? undefined : nombreDeOrigen(origen);
  const { id, nombre, en } = importacion;
  return (
    <Link to="/contabilidad/importaciones" search={{ importacion: id }}>
      {nombre === '' ? 'Importada por un programa' : `Importada de «${nombre}»`}, {formatInstantDay(en)}
    </Link>
  );
}

/** Those of a very long partida come by parts, so that it opens as quickly as a short one. */
const POR_PARTE = 100;

export function LineasDePartida({ partida: { lineas, debe, haber } }: DeUnaPartida) {
  const [hasta, setHasta] = useState(POR_PARTE);
  if (lineas.length === 0) return <Text muted>Todavía no tiene líneas.</Text>;
  const faltan = lineas.length - hasta;
  return (
    <>
      <DataTable
        label="Líneas"
        density="compact"
        narrow="keep"
        rows={lineas.slice(0, hasta)}
        rowKey={({ n }) => String(n)}
        columns={[
          { title: 'Cuenta', cell: (linea) => <Cuenta linea={linea} />, total: 'Total' },
          { title: 'Debe', kind: 'amount', cell: (linea) => linea.debe, total: debe },
          { title: 'Haber', kind: 'amount', cell: (linea) => linea.haber, total: haber },
        ]}
      />
      {faltan > 0 && (
        <Button variant="default" size="xs" mt="xs" onClick={() => setHasta(hasta * 4)}>
          Ver más líneas ({formatearEntero(faltan)})
        </Button>
      )}
    </>
  );
}

function Cuenta({ linea }: { readonly linea: PartidaCompleta['lineas'][number] }) {
  const { idCuenta, nombreCuenta, haber, concepto, documento } = linea;
  return (
    <Box breaks className={haber > 0 ? classes.abono : undefined}>
      <Text as="span" muted figures>
        {idCuenta || 'Sin cuenta'}
      </Text>{' '}
      {nombreCuenta}
      {(concepto !== null || documento !== null) && (
        <Text as="span" size="xs" muted block>
          {[concepto, documento].filter(Boolean).join(' · ')}
        </Text>
      )}
    </Box>
  );
}

/** Those that somebody went on in spite of, with the reason: whoever approves sees them before deciding. */
export function Advertencias({ id }: { readonly id: string }) {
  const { data: aceptadas = [] } = useQuery(queryOf(listarAdvertencias, { params: { id } }));
  if (aceptadas.length === 0) return null;
  return (
    <Seccion titulo={`Advertencias aceptadas (${aceptadas.length})`}>
      <Stack as="ul" gap="md" breaks>
        {aceptadas.map(({ codigo, clave, mensaje, motivo, por, en }) => (
          <li key={`${codigo} ${clave}`} className={classes.advertencia}>
            <Text weight="medium">{mensaje}</Text>
            <Text>«{motivo}»</Text>
            <Text size="xs" muted>
              {por.nombre}, {formatInstant(en)}
            </Text>
          </li>
        ))}
      </Stack>
    </Seccion>
  );
}

/** The latest first. */
export function Historia({ partida: { historia } }: DeUnaPartida) {
  if (historia.length === 0) return <Text muted>No hay hechos registrados.</Text>;
  return (
    <Stack as="ol" gap="lg" className={classes.historia}>
      {historia.toReversed().map((hecho) => (
        // Several facts of one same save share their instant, but are not the same fact.
        <li key={JSON.stringify(hecho)}>
          <Text weight="medium" className={classes.hecho}>
            {fraseDe(hecho)}
          </Text>
          <Text size="xs" muted>
            {hecho.actor ?? 'Sistema'}, {formatInstant(hecho.instante)}
          </Text>
          <Cambios cambios={cambiosDe(hecho)} />
        </li>
      ))}
    </Stack>
  );
}

function Cambios({ cambios }: { readonly cambios: readonly Cambio[] }) {
  if (cambios.length === 0) return null;
  return (
    <Facts width="6.5rem" size="xs" roomAbove="xs">
      {cambios.map(({ campo, antes, despues }) => (
        <Fact key={campo} label={campo}>
          {antes !== undefined && (
            <Text as="del" muted>
              {antes}
            </Text>
          )}{' '}
          {despues !== undefined && <ins className={classes.despues}>{despues}</ins>}
        </Fact>
      ))}
    </Facts>
  );
}

interface ParDeReversionProps extends DeUnaPartida {
  /** The other one. */
  readonly pareja: string;
  readonly onVer: (id: string) => void;
}

/** A partida and its reversal are always shown together, with what both leave in the books. */
export function ParDeReversion({ partida, pareja, onVer }: ParDeReversionProps) {
  const { data, error, refetch } = useQuery(queryOf(verPartida, { params: { id: pareja } }));
  if (data === undefined && error !== null) return <ErrorState error={error} retry={refetch} />;
  if (data === undefined) return <SkeletonRows rows={3} label="Cargando la reversión" />;
  const [original, reversion] = partida.revierte === null ? [partida, data] : [data, partida];
  return (
    <Stack gap="md" breaks>
      <Stack as="ul" gap="xs">
        <Una titulo="Original" partida={original} abierta={partida.id} onVer={onVer} />
        <Una titulo="Reversión" partida={reversion} abierta={partida.id} onVer={onVer} />
      </Stack>
      {reversion.numero === null ? (
        <Text>Espera la aprobación de otra persona: todavía no está en los libros.</Text>
      ) : (
        <EfectoNeto original={original} reversion={reversion} />
      )}
    </Stack>
  );
}

interface UnaProps {
  readonly titulo: string;
  readonly partida: ResumenDePartida;
  readonly abierta: string;
  readonly onVer: (id: string) => void;
}

function Una({ titulo, partida, abierta, onVer }: UnaProps) {
  const { id, fecha, debe } = partida;
  const contenido = (
    <Grid as="span" columns="5rem minmax(0, 1fr) auto auto" gap="lg" figures>
      <Text as="span" muted>
        {titulo}
      </Text>
      <span>{numeroDePartida(partida)}</span>
      <span>{formatDate(fecha)}</span>
      <Text as="span" unbroken textAlign="right">
        {formatearQuetzales(debe)}
      </Text>
    </Grid>
  );
  return (
    <li>
      {id === abierta ? (
        <div className={classes.una} aria-current="true">
          {contenido}
        </div>
      ) : (
        <button type="button" className={classes.una} onClick={() => onVer(id)}>
          {contenido}
        </button>
      )}
    </li>
  );
}

function EfectoNeto({ original, reversion }: Readonly<Record<'original' | 'reversion', PartidaCompleta>>) {
  const restos = netoDe(original.lineas, reversion.lineas);
  if (restos.length === 0) return <Text>Efecto neto: Q&nbsp;0.00 en todas las cuentas.</Text>;
  return (
    <Stack gap="xs">
      <Text>Se revirtió en parte. Efecto neto:</Text>
      <ul className={classes.resto}>
        {restos.map(({ idCuenta, nombreCuenta, debe, haber }) => (
          <li key={idCuenta}>
            {idCuenta} {nombreCuenta}:{' '}
            {debe > 0 ? `debe ${formatearQuetzales(debe)}` : `haber ${formatearQuetzales(haber)}`}
          </li>
        ))}
      </ul>
    </Stack>
  );
}

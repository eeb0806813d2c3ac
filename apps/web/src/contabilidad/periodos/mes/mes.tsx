// One month of one agencia: the calendar to choose it, its gates, the one that is open at their side, and its history.

import { type CompuertaDelCierre, verCierre } from '@cuadra/contract/contabilidad/periodos/cierre';
import {
  type Ejercicio,
  listarPeriodos,
  type Periodo,
} from '@cuadra/contract/contabilidad/periodos/periodos';
import { ChevronRightIcon } from '@heroicons/react/16/solid';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '#platform/query.ts';
import { todayInGuatemala } from '#ui/format/date.ts';
import { Box, Grid, Row, Stack } from '#ui/layout/layout.tsx';
import { Section } from '#ui/layout/section.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { ErrorState } from '#ui/states/error-state.tsx';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import { Text } from '#ui/text/text.tsx';
import classes from '../cierre.module.css';
import { CompuertaAbierta } from '../compuerta/compuerta-abierta.tsx';
import { estadoDe } from '../compuertas-visibles.ts';
import { MarcaDeCompuerta } from '../marcas.tsx';
import { type ClaveDeMes, mesConAnio, mesElegido } from '../meses.ts';
import { useBusqueda } from '../use-busqueda.ts';
import { useNombresDeAgencia } from '../use-nombres-de-agencia.ts';
import { CabeceraDelMes } from './cabecera-del-mes.tsx';
import { Calendario } from './calendario.tsx';
import { Historia } from './historia.tsx';

export function Mes() {
  const periodos = useQuery(queryOf(listarPeriodos, { query: {} }));
  if (periodos.isPending) return <SkeletonRows rows={10} label="Cargando los periodos" />;
  if (periodos.data === undefined) return <ErrorState error={periodos.error} retry={periodos.refetch} />;
  return <ConPeriodos {...periodos.data} />;
}

interface ConPeriodosProps {
  readonly ejercicios: readonly Ejercicio[];
  readonly periodos: readonly Periodo[];
}

function ConPeriodos({ ejercicios, periodos }: ConPeriodosProps) {
  const { busqueda } = useBusqueda();
  const nombreDe = useNombresDeAgencia();
  const hoy = todayInGuatemala();
  const elegido = mesElegido(periodos, busqueda, hoy) ?? mesElegido(periodos, {}, hoy);
  if (elegido === undefined) {
    return (
      <EmptyState
        title="Todavía no hay periodos"
        text="El primer año se abre al contabilizar la primera partida."
      />
    );
  }
  return (
    <>
      <Calendario ejercicios={ejercicios} periodos={periodos} elegido={elegido} nombreDe={nombreDe} />
      <MesAbierto
        key={`${elegido.anio}/${elegido.mes}/${elegido.agencia}`}
        clave={{ anio: elegido.anio, mes: elegido.mes, agencia: elegido.agencia }}
        nombreAgencia={nombreDe(elegido.agencia)}
      />
    </>
  );
}

interface MesAbiertoProps {
  readonly clave: ClaveDeMes;
  readonly nombreAgencia: string;
}

/** The close of the chosen month: what it is, what can be done with it, its gates and its history. */
function MesAbierto({ clave, nombreAgencia }: MesAbiertoProps) {
  const { busqueda } = useBusqueda();
  // Whoever comes back to it has usually just attended to something that it was waiting for.
  const cierre = useQuery({ ...queryOf(verCierre, { params: clave }), staleTime: 0 });
  return (
    <Grid gap="xl" className={busqueda.compuerta === undefined ? undefined : classes.conPanel}>
      <Stack gap="xl">
        <Section card title={`${mesConAnio(clave)} · ${nombreAgencia}`}>
          {cierre.isPending && (
            <Box pad="none xl">
              <SkeletonRows rows={8} height={48} label="Cargando el cierre" />
            </Box>
          )}
          {cierre.isError && cierre.data === undefined && (
            <ErrorState error={cierre.error} retry={cierre.refetch} />
          )}
          {cierre.data !== undefined && (
            <>
              <CabeceraDelMes
                clave={clave}
                cierre={cierre.data}
                alRevisar={cierre.refetch}
                revisando={cierre.isFetching}
              />
              <ListaDeCompuertas compuertas={cierre.data.compuertas} exigeFirmas={cierre.data.exigeFirmas} />
            </>
          )}
        </Section>
        {cierre.data !== undefined && <Historia clave={clave} historia={cierre.data.historia} />}
      </Stack>
      {cierre.data !== undefined && <CompuertaAbierta clave={clave} cierre={cierre.data} />}
    </Grid>
  );
}

interface ListaDeCompuertasProps {
  readonly compuertas: readonly CompuertaDelCierre[];
  readonly exigeFirmas: boolean;
}

/** The gates, one per row: how each stands, who answers for it and who signed it. Choosing one opens it at the side. */
function ListaDeCompuertas({ compuertas, exigeFirmas }: ListaDeCompuertasProps) {
  const { busqueda, abrirCompuerta } = useBusqueda();
  return (
    <Stack as="ul" line="between" aria-label="Compuertas">
      {compuertas.map((compuerta) => (
        <li key={compuerta.id}>
          <button
            type="button"
            className={classes.compuerta}
            aria-expanded={busqueda.compuerta === compuerta.id}
            onClick={() => abrirCompuerta(compuerta.id)}
          >
            <Grid
              as="span"
              gap="xs lg"
              align="center"
              pad="md xl"
              minHeight="3.25rem"
              className={classes.columnas}
            >
              <MarcaDeCompuerta estado={estadoDe(compuerta)} />
              <Stack as="span" size="sm" lines="tight" breaks>
                <Text as="span" size="md" weight="medium">
                  {compuerta.titulo}
                </Text>
                <Text as="span" muted>
                  {motivoDe(compuerta)}
                </Text>
              </Stack>
              <Row as="span" gap="none lg" size="xs" muted breaks className={classes.gente}>
                <span>{compuerta.responsable?.nombre ?? 'Sin responsable'}</span>
                <Text
                  as="span"
                  tone={exigeFirmas && compuerta.firma?.vigente !== true ? 'warning' : undefined}
                >
                  {firmaDe(compuerta)}
                </Text>
              </Row>
              <Row as="span" inline tone="hint">
                <ChevronRightIcon width={16} height={16} aria-hidden="true" />
              </Row>
            </Grid>
          </button>
        </li>
      ))}
    </Stack>
  );
}

function motivoDe(compuerta: CompuertaDelCierre): string {
  const { excepcion, motivo } = compuerta;
  return estadoDe(compuerta) === 'excepcion' && excepcion !== null
    ? `${motivo} Se deja pasar: ${excepcion.motivo}`
    : motivo;
}

function firmaDe({ firma }: CompuertaDelCierre): string {
  if (firma === null) return 'Sin firmar';
  return firma.vigente ? `Firmó ${firma.por.nombre}` : 'Cambió después de la firma';
}

// The cajas of a day: how each one stands, what is left behind from other days, and what it all adds up to.
import type { CajaDelDia, verDia } from '@cuadra/contract/contabilidad/cajas/revision';
import type { ResponseOf } from '@cuadra/contract/endpoint';
import { nombresDeEstadoDeJornada } from '@cuadra/core/cajas/jornada';
import { BanknotesIcon, ChevronLeftIcon, ChevronRightIcon, PlusIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { consultas } from '#contabilidad/cajas/consultas.ts';
import { useDireccion } from '#contabilidad/cajas/use-direccion.ts';
import { usePermission } from '#platform/current-session.ts';
import { ExportMenu } from '#reportes/exportar/export-menu.tsx';
import { AgencyField } from '#ui/fields/agency-field.tsx';
import { DateField } from '#ui/fields/date-field.tsx';
import { formatDate, todayInGuatemala } from '#ui/format/date.ts';
import { addDays } from '#ui/format/typed-date.ts';
import { Box, Row, Stack } from '#ui/layout/layout.tsx';
import { IconButton } from '#ui/marks/icon-button.tsx';
import { PlainLink } from '#ui/page/plain-link.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { ErrorState } from '#ui/states/error-state.tsx';
import type { OpenedBy } from '#ui/tables/row-table.tsx';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import { Text } from '#ui/text/text.tsx';
import classes from './dia.module.css';
import { TablaDelDia } from './tabla-del-dia.tsx';

type DiaVisto = ResponseOf<typeof verDia>;

interface DiaProps {
  readonly onAbrir: (jornada: string, medio: OpenedBy) => void;
}

export function Dia({ onAbrir }: DiaProps) {
  const { busqueda } = useDireccion();
  const { fecha, agencia } = busqueda;
  const consulta = useQuery({ ...consultas.dia({ fecha, agencia }), placeholderData: keepPreviousData });
  const { data, error, refetch } = consulta;
  return (
    <Stack as="section" surface="card" aria-label="Cajas del día" aria-busy={consulta.isPlaceholderData}>
      <BarraDelDia cajas={data?.cajas} />
      {data === undefined && error !== null && <ErrorState error={error} retry={refetch} />}
      {data === undefined && error === null && (
        <Box pad="md xl">
          <SkeletonRows rows={15} label="Cargando las cajas del día" />
        </Box>
      )}
      {data !== undefined && <Contenido dia={data} abierta={busqueda.jornada} onAbrir={onAbrir} />}
    </Stack>
  );
}

interface BarraDelDiaProps {
  /** Undefined while they come. */
  readonly cajas: readonly CajaDelDia[] | undefined;
}

/** Which day is looked at, and of which agencia; what is on screen, as a file. */
function BarraDelDia({ cajas }: BarraDelDiaProps) {
  const { busqueda, replace } = useDireccion();
  const hoy = todayInGuatemala();
  const { fecha = hoy, agencia } = busqueda;
  // Today is not said: tomorrow the same address shows tomorrow.
  const ir = (dia: string) => replace({ fecha: dia === hoy ? undefined : dia, jornada: undefined });
  return (
    <Row gap="sm md" pad="xs xl" minHeight="2.75rem" line="below">
      <Row oneLine gap="xs">
        <IconButton label="Día anterior" icon={ChevronLeftIcon} onClick={() => ir(addDays(fecha, -1))} />
        <Box width="9rem" className={classes.fecha}>
          <DateField label="Día" value={fecha} onChange={ir} />
        </Box>
        <IconButton
          label="Día siguiente"
          icon={ChevronRightIcon}
          disabled={fecha >= hoy}
          onClick={() => ir(addDays(fecha, 1))}
        />
        {fecha !== hoy && (
          <Button variant="default" size="compact-md" onClick={() => ir(hoy)}>
            Hoy
          </Button>
        )}
      </Row>
      <AgencyField
        inBar
        value={agencia}
        onChange={(elegida) => replace({ agencia: elegida, jornada: undefined })}
      />
      {cajas !== undefined && (
        <Text as="span" size="sm" muted className={classes.cuantas}>
          {enPalabras(cajas)}
        </Text>
      )}
      <Box push>
        <ExportMenu
          reporte="resumen-de-cajas"
          filtros={{ fecha, ...(agencia === undefined ? {} : { agencia }) }}
          disabled={cajas === undefined || cajas.length === 0}
        />
      </Box>
    </Row>
  );
}

/** How far the day has come. */
function enPalabras(cajas: readonly CajaDelDia[]): string {
  const conJornada = cajas.filter(({ jornada }) => jornada !== null);
  const revisadas = conJornada.filter(({ estado }) => estado === 'revisada').length;
  if (cajas.length === 0) return '';
  const cuantas = cajas.length === 1 ? '1 caja' : `${cajas.length} cajas`;
  if (conJornada.length === 0) return `${cuantas}, ninguna abierta`;
  return `${cuantas}, ${conJornada.length} con jornada, ${cuantasRevisadas(revisadas)}`;
}

function cuantasRevisadas(revisadas: number): string {
  if (revisadas === 0) return 'ninguna revisada';
  return revisadas === 1 ? '1 revisada' : `${revisadas} revisadas`;
}

interface ContenidoProps extends DiaProps {
  readonly dia: DiaVisto;
  readonly abierta: string | undefined;
}

function Contenido({ dia: { cajas, atrasadas }, abierta, onAbrir }: ContenidoProps) {
  return (
    <>
      <Atrasadas atrasadas={atrasadas} />
      {cajas.length === 0 ? (
        <SinCajas />
      ) : (
        <TablaDelDia cajas={cajas satisfies readonly CajaDelDia[]} abierta={abierta} onAbrir={onAbrir} />
      )}
    </>
  );
}

/** As many as fit in a line or two; the list has the others. */
const A_LA_VISTA = 6;

function Atrasadas({ atrasadas }: Pick<DiaVisto, 'atrasadas'>) {
  const { busqueda } = useDireccion();
  if (atrasadas.length === 0) return null;
  const mas = atrasadas.length - A_LA_VISTA;
  return (
    <Row as="p" gap="2xs lg" align="baseline" pad="sm xl" line="below" size="sm">
      <Text as="strong" weight="bold" tone="warning">
        {atrasadas.length === 1
          ? '1 jornada de otro día sin revisar:'
          : `${atrasadas.length} jornadas de otros días sin revisar:`}
      </Text>
      {atrasadas.slice(0, A_LA_VISTA).map(({ jornada, caja, fecha, estado }) => (
        <Text key={jornada} as="span" figures unbroken>
          <Link to="/contabilidad/caja" search={{ ...busqueda, jornada }} resetScroll={false} preload={false}>
            {`${formatDate(fecha)} ${caja}, ${nombresDeEstadoDeJornada[estado].toLowerCase()}`}
          </Link>
        </Text>
      ))}
      {mas > 0 && (
        <Link to="/contabilidad/caja" search={{ vista: 'jornadas', estado: 'sin_revisar' }}>
          {mas === 1 ? 'Ver la otra' : `Ver las otras ${mas}`}
        </Link>
      )}
    </Row>
  );
}

function SinCajas() {
  const administra = usePermission('cajas:administrar');
  const { busqueda } = useDireccion();
  if (busqueda.agencia !== undefined)
    return (
      <EmptyState
        icon={BanknotesIcon}
        title="La agencia no tiene cajas"
        text="Elija otra agencia, o todas."
      />
    );
  return (
    <EmptyState
      icon={BanknotesIcon}
      title="Aún no hay cajas"
      text={
        administra
          ? 'Elija las cuentas de sobrantes, faltantes y tránsito, cree la primera caja con la cuenta que lleva su efectivo y asígnela a un cajero.'
          : 'El contador las crea, con la cuenta que lleva su efectivo, y las asigna a los cajeros.'
      }
      action={
        administra && (
          <Button
            component={PlainLink}
            to="/contabilidad/caja?vista=cajas"
            leftSection={<PlusIcon width={18} height={18} aria-hidden="true" />}
          >
            Crear una caja
          </Button>
        )
      }
    />
  );
}

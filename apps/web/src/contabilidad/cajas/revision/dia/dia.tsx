// The cajas of a day: how each one stands, what is left behind from other days, and what it all adds up to.
import type { CajaDelDia, verDia } from '@cuadra/contract/contabilidad/cajas/revision';
import type { ResponseOf } from '@cuadra/contract/endpoint';
import { nombresDeEstadoDeJornada } from '@cuadra/core/cajas/jornada';
import { BanknotesIcon, PlusIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { consultas } from '#contabilidad/cajas/consultas.ts';
import { useDireccion } from '#contabilidad/cajas/use-direccion.ts';
import { usePermission } from '#platform/current-session.ts';
import { formatDate } from '#ui/format/date.ts';
import { PlainLink } from '#ui/page/plain-link.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { ErrorState } from '#ui/states/error-state.tsx';
import type { OpenedBy } from '#ui/tables/openable-table.tsx';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import { BarraDelDia } from './barra-del-dia.tsx';
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
    <section className={classes.tarjeta} aria-label="Cajas del día" aria-busy={consulta.isPlaceholderData}>
      <BarraDelDia cajas={data?.cajas} />
      {data === undefined && error !== null && <ErrorState error={error} reintentar={refetch} />}
      {data === undefined && error === null && (
        <div className={classes.cargando}>
          <SkeletonRows filas={15} etiqueta="Cargando las cajas del día" />
        </div>
      )}
      {data !== undefined && <Contenido dia={data} abierta={busqueda.jornada} onAbrir={onAbrir} />}
    </section>
  );
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
    <p className={classes.atrasadas}>
      <strong>
        {atrasadas.length === 1
          ? '1 jornada de otro día sin revisar:'
          : `${atrasadas.length} jornadas de otros días sin revisar:`}
      </strong>
      {atrasadas.slice(0, A_LA_VISTA).map(({ jornada, caja, fecha, estado }) => (
        <Link
          key={jornada}
          to="/contabilidad/caja"
          search={{ ...busqueda, jornada }}
          resetScroll={false}
          preload={false}
        >
          {`${formatDate(fecha)} ${caja}, ${nombresDeEstadoDeJornada[estado].toLowerCase()}`}
        </Link>
      ))}
      {mas > 0 && (
        <Link to="/contabilidad/caja" search={{ vista: 'jornadas', estado: 'sin_revisar' }}>
          {mas === 1 ? 'Ver la otra' : `Ver las otras ${mas}`}
        </Link>
      )}
    </p>
  );
}

function SinCajas() {
  const administra = usePermission('cajas:administrar');
  const { busqueda } = useDireccion();
  if (busqueda.agencia !== undefined)
    return (
      <EmptyState
        icono={BanknotesIcon}
        titulo="La agencia no tiene cajas"
        texto="Elija otra agencia, o todas."
      />
    );
  return (
    <EmptyState
      icono={BanknotesIcon}
      titulo="Aún no hay cajas"
      texto={
        administra
          ? 'Elija las cuentas de sobrantes, faltantes y tránsito, cree la primera caja con la cuenta que lleva su efectivo y asígnela a un cajero.'
          : 'El contador las crea, con la cuenta que lleva su efectivo, y las asigna a los cajeros.'
      }
      accion={
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

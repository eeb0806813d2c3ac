// The changes of powers of one list, the latest first, with what whoever looks may do with each.
import {
  type CambioDePoder,
  listarCambios,
  type VistaDeCambios,
} from '@cuadra/contract/administracion/poderes';
import { KeyIcon } from '@heroicons/react/24/outline';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef } from 'react';
import { queryOf } from '#platform/query.ts';
import { formatInstant } from '#ui/format/date.ts';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { ErrorState } from '#ui/states/error-state.tsx';
import { type CardColumn, CardTable } from '#ui/tables/card-table.tsx';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import { nombresDeEstado, queEspera, quienResolvio } from './en-palabras.ts';
import classes from './poderes.module.css';
import { Resoluciones } from './resoluciones.tsx';

const TITULOS: Readonly<Record<VistaDeCambios, string>> = {
  pendientes: 'Cambios por aprobar',
  resueltos: 'Cambios resueltos',
  'puesta-en-marcha': 'Otorgados durante la puesta en marcha',
};

export function Cambios({ vista }: { readonly vista: VistaDeCambios }) {
  const lista = useRef<HTMLElement>(null);
  const { data, isPending, isError, error, refetch } = useQuery(queryOf(listarCambios, { query: { vista } }));
  useFocoTrasResolver(lista, data?.length ?? 0);
  return (
    <section ref={lista} tabIndex={-1} className={classes.tarjeta} aria-label={TITULOS[vista]}>
      {isPending && (
        <div className={classes.espera}>
          <SkeletonRows filas={4} etiqueta="Cargando los cambios de poderes" />
        </div>
      )}
      {isError && data === undefined && <ErrorState error={error} reintentar={refetch} />}
      {data?.length === 0 && <EmptyState icono={KeyIcon} {...VACIOS[vista]} />}
      {data !== undefined && data.length > 0 && (
        <CardTable
          etiqueta={TITULOS[vista]}
          columnas={columnasDe(vista)}
          filas={data}
          clave={({ id }) => id}
        />
      )}
    </section>
  );
}

/** When a row goes away with the button or the dialog that had the focus, the list takes it. */
function useFocoTrasResolver(lista: RefObject<HTMLElement | null>, filas: number): void {
  const antes = useRef(filas);
  useEffect(() => {
    const seFueUna = filas < antes.current;
    antes.current = filas;
    if (!seFueUna) return;
    // After the dialog of that row has given the focus back to a button that is no longer there.
    const cuadro = requestAnimationFrame(() => {
      if (document.activeElement === document.body) lista.current?.focus();
    });
    return () => cancelAnimationFrame(cuadro);
  }, [filas, lista]);
}

const VACIOS: Readonly<Record<VistaDeCambios, { titulo: string; texto: string }>> = {
  pendientes: {
    titulo: 'Nada espera aprobación',
    texto:
      'Cuando un administrador pida dar un rol que mueve o aprueba dinero, cambiar los límites o exigir menos, aparecerá aquí.',
  },
  resueltos: {
    titulo: 'Todavía no se ha resuelto ningún cambio',
    texto: 'Aquí queda cada cambio aprobado, rechazado, detenido o retirado, y por quién.',
  },
  'puesta-en-marcha': {
    titulo: 'Nada se otorgó durante la puesta en marcha',
    texto: 'Lo que se otorga antes de firmarla vale en el acto y queda en esta lista.',
  },
};

type Columna = CardColumn<CambioDePoder>;

const cambio: Columna = { titulo: 'Cambio', clase: 'principal', celda: ({ descripcion }) => descripcion };
const pide: Columna = {
  titulo: 'Lo pide',
  celda: ({ pedidoPor, pedidoEn }) => <Quien nombre={pedidoPor.nombre} instante={pedidoEn} />,
};

function columnasDe(vista: VistaDeCambios): readonly Columna[] {
  if (vista === 'resueltos') return [cambio, pide, estado, resuelve];
  if (vista === 'puesta-en-marcha') return [cambio, { ...pide, titulo: 'Lo otorga' }];
  const respuesta: Columna = {
    titulo: 'Respuesta',
    clase: 'acciones',
    celda: (fila) => <Resoluciones cambio={fila} />,
  };
  return [cambio, pide, espera, respuesta];
}

const espera: Columna = {
  titulo: 'Espera',
  celda: (fila) => <span className={classes.quien}>{queEspera(fila)}</span>,
};
const estado: Columna = {
  titulo: 'Estado',
  celda: ({ estado: suyo, motivo }) => <Estado estado={nombresDeEstado[suyo]} motivo={motivo} />,
};
const resuelve: Columna = {
  titulo: 'Lo resuelve',
  celda: (fila) => <Quien nombre={quienResolvio(fila)} instante={fila.resueltoEn} />,
};

function Quien({ nombre, instante }: { readonly nombre: string; readonly instante: string | null }) {
  return (
    <span className={classes.quien}>
      {nombre}
      {instante !== null && <span className={`${classes.detalle} cifras`}>{formatInstant(instante)}</span>}
    </span>
  );
}

function Estado({ estado: nombre, motivo }: { readonly estado: string; readonly motivo: string | null }) {
  return (
    <span className={classes.quien}>
      {nombre}
      {motivo !== null && <span className={classes.detalle}>{motivo}</span>}
    </span>
  );
}

// To whom interest was paid in a year, and the constancia of each: one, or those of all who are in sight.
import type { RetenidoAAsociado } from '@cuadra/contract/ahorros/retenciones';
import { centavos } from '@cuadra/core/dinero';
import { MagnifyingGlassIcon, PrinterIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { messageOf } from '#platform/api-error.ts';
import { entregar } from '#reportes/exportar/entregar.ts';
import { SearchBox } from '#ui/fields/search-box.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { todayInGuatemala } from '#ui/format/date.ts';
import { formatearSaldo } from '#ui/format/dinero.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { type CardColumn, CardTable } from '#ui/tables/card-table.tsx';
import { notify } from '#ui/toasts/toasts.ts';
import { consultas } from './consultas.ts';
import { anioDeConstancias, aniosPorElegir } from './dias-de-isr.ts';
import { useDireccion } from './direccion.ts';
import classes from './isr.module.css';

export function Constancias() {
  const { busqueda } = useDireccion();
  const { constancias: anio = anioDeConstancias(todayInGuatemala()), q } = busqueda;
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    consultas.retenidos({ anio, ...(q === undefined ? {} : { texto: q.trim() }) }),
  );
  const titulo = useId();
  return (
    <section className={classes.tarjeta} aria-labelledby={titulo}>
      <header className={classes.encabezado}>
        <h2 id={titulo} className={classes.titulo}>
          Constancias de retención
        </h2>
        <Elegir anio={anio} />
        <Imprimir
          anio={anio}
          asociados={(data?.pages.at(-1)?.asociados ?? []).filter(({ completo }) => completo)}
          texto="Imprimir las de la página"
        />
      </header>
      <Loaded
        consulta={{ data: data?.pages.flatMap(({ asociados }) => asociados), error, refetch }}
        filas={8}
        etiqueta="Cargando a quiénes se les retuvo"
      >
        {(asociados) =>
          asociados.length === 0 ? (
            <SinNadie anio={anio} buscado={q} />
          ) : (
            <>
              <CardTable
                etiqueta={`A quiénes se les pagaron intereses en ${anio}`}
                columnas={columnasDe(anio)}
                filas={asociados}
                clave={({ id }) => id}
              />
              {hasNextPage && (
                <div className={classes.mas}>
                  <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                    Ver más
                  </Button>
                </div>
              )}
            </>
          )
        }
      </Loaded>
    </section>
  );
}

function Elegir({ anio }: { readonly anio: number }) {
  const { busqueda, replace } = useDireccion();
  return (
    <div className={classes.elegir}>
      <SelectField
        etiqueta="Año de las constancias"
        enBarra
        valor={String(anio)}
        opciones={aniosPorElegir(todayInGuatemala(), anio).map((uno) => [String(uno), String(uno)])}
        onCambio={(elegido) => replace({ constancias: Number(elegido) })}
      />
      <SearchBox
        etiqueta="Buscar a quién se le retuvo"
        pista="Número, DPI o nombre"
        className={classes.buscar}
        valor={busqueda.q ?? ''}
        onCambio={(texto) => replace({ q: texto.trim() === '' ? undefined : texto })}
      />
    </div>
  );
}

const columnasDe = (anio: number): readonly CardColumn<RetenidoAAsociado>[] => [
  { titulo: 'Asociado', clase: 'cifras', celda: ({ numero }) => numero },
  { titulo: 'Nombre', clase: 'principal', celda: ({ nombre }) => nombre },
  { titulo: 'DPI o documento', clase: 'cifras', celda: ({ identificacion }) => identificacion },
  { titulo: 'NIT', clase: 'cifras', celda: ({ nit }) => nit ?? 'No registrado' },
  { titulo: 'Interés (Q)', clase: 'numero', celda: ({ bruto }) => formatearSaldo(centavos(bruto)) },
  { titulo: 'ISR (Q)', clase: 'numero', celda: ({ isr }) => formatearSaldo(centavos(isr)) },
  {
    titulo: 'Constancia',
    clase: 'acciones',
    celda: (asociado) =>
      asociado.completo ? (
        <Imprimir anio={anio} asociados={[asociado]} texto="Constancia" de={asociado.nombre} />
      ) : (
        <span className={classes.nota}>Tiene cuentas de otra agencia</span>
      ),
  },
];

interface ImprimirProps {
  readonly anio: number;
  readonly asociados: readonly Pick<RetenidoAAsociado, 'id'>[];
  readonly texto: string;
  /** Whose, for who does not see the row. */
  readonly de?: string;
}

function Imprimir({ anio, asociados, texto, de }: ImprimirProps) {
  const [ocupado, setOcupado] = useState(false);
  const imprimir = async () => {
    setOcupado(true);
    try {
      await entregar({
        reporte: 'constancia-de-retencion',
        formato: 'pdf',
        filtros: { anio, asociados: asociados.map(({ id }) => id) },
      });
    } catch (error) {
      void notify(messageOf(error), 'error');
    } finally {
      setOcupado(false);
    }
  };
  return (
    <Button
      {...(de === undefined ? {} : { size: 'compact-md', 'aria-label': `${texto} de ${de}` })}
      variant="default"
      disabled={asociados.length === 0}
      loading={ocupado}
      leftSection={<PrinterIcon width={16} height={16} aria-hidden="true" />}
      onClick={() => void imprimir()}
    >
      {texto}
    </Button>
  );
}

function SinNadie({ anio, buscado }: { readonly anio: number; readonly buscado: string | undefined }) {
  const { replace } = useDireccion();
  if (buscado === undefined)
    return (
      <EmptyState
        icono={PrinterIcon}
        titulo={`En ${anio} no se pagaron intereses`}
        texto="Elija otro año, o aplique una corrida de intereses."
      />
    );
  return (
    <EmptyState
      icono={MagnifyingGlassIcon}
      titulo="Nadie con esos datos"
      texto={`Entre quienes recibieron intereses en ${anio}.`}
      accion={
        <Button variant="default" onClick={() => replace({ q: undefined })}>
          Limpiar la búsqueda
        </Button>
      }
    />
  );
}

// To whom interest was paid in a year, and the constancia of each: one, or those of all who are in sight.
import type { RetenidoAAsociado } from '@cuadra/contract/ahorros/retenciones';
import { centavos } from '@cuadra/core/dinero';
import { MagnifyingGlassIcon, PrinterIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '#platform/api-error.ts';
import { entregar } from '#reportes/exportar/entregar.ts';
import { SearchBox } from '#ui/fields/search-box.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { todayInGuatemala } from '#ui/format/date.ts';
import { formatearSaldo } from '#ui/format/dinero.ts';
import { Actions } from '#ui/layout/actions.tsx';
import { Box, Row } from '#ui/layout/layout.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { type Column, DataTable } from '#ui/tables/data-table.tsx';
import { Note } from '#ui/text/text.tsx';
import { notify } from '#ui/toasts/toasts.ts';
import { consultas } from './consultas.ts';
import { anioDeConstancias, aniosPorElegir } from './dias-de-isr.ts';
import { useDireccion } from './direccion.ts';

export function Constancias() {
  const { busqueda } = useDireccion();
  const { constancias: anio = anioDeConstancias(todayInGuatemala()), q } = busqueda;
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    consultas.retenidos({ anio, ...(q === undefined ? {} : { texto: q.trim() }) }),
  );
  return (
    <Section
      card
      title="Constancias de retención"
      actions={
        <Actions>
          <Elegir anio={anio} />
          <Imprimir
            anio={anio}
            asociados={(data?.pages.at(-1)?.asociados ?? []).filter(({ completo }) => completo)}
            texto="Imprimir las de la página"
          />
        </Actions>
      }
    >
      <Loaded
        query={{ data: data?.pages.flatMap(({ asociados }) => asociados), error, refetch }}
        rows={8}
        label="Cargando a quiénes se les retuvo"
      >
        {(asociados) =>
          asociados.length === 0 ? (
            <SinNadie anio={anio} buscado={q} />
          ) : (
            <>
              <DataTable
                label={`A quiénes se les pagaron intereses en ${anio}`}
                columns={columnasDe(anio)}
                rows={asociados}
                rowKey={({ id }) => id}
              />
              {hasNextPage && (
                <Row justify="center" pad="lg">
                  <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                    Ver más
                  </Button>
                </Row>
              )}
            </>
          )
        }
      </Loaded>
    </Section>
  );
}

function Elegir({ anio }: { readonly anio: number }) {
  const { busqueda, replace } = useDireccion();
  return (
    <>
      <SelectField
        label="Año de las constancias"
        inBar
        value={String(anio)}
        options={aniosPorElegir(todayInGuatemala(), anio).map((uno) => [String(uno), String(uno)])}
        onChange={(elegido) => replace({ constancias: Number(elegido) })}
      />
      <Box width="16rem" max="100%">
        <SearchBox
          label="Buscar a quién se le retuvo"
          hint="Número, DPI o nombre"
          value={busqueda.q ?? ''}
          onChange={(texto) => replace({ q: texto.trim() === '' ? undefined : texto })}
        />
      </Box>
    </>
  );
}

const columnasDe = (anio: number): readonly Column<RetenidoAAsociado>[] => [
  { title: 'Asociado', kind: 'code', cell: ({ numero }) => numero },
  { title: 'Nombre', kind: 'main', cell: ({ nombre }) => nombre },
  { title: 'DPI o documento', kind: 'code', cell: ({ identificacion }) => identificacion },
  { title: 'NIT', kind: 'code', cell: ({ nit }) => nit ?? 'No registrado' },
  { title: 'Interés (Q)', kind: 'number', cell: ({ bruto }) => formatearSaldo(centavos(bruto)) },
  { title: 'ISR (Q)', kind: 'number', cell: ({ isr }) => formatearSaldo(centavos(isr)) },
  {
    title: 'Constancia',
    kind: 'actions',
    cell: (asociado) =>
      asociado.completo ? (
        <Imprimir anio={anio} asociados={[asociado]} texto="Constancia" de={asociado.nombre} />
      ) : (
        <Note as="span">Tiene cuentas de otra agencia</Note>
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
        icon={PrinterIcon}
        title={`En ${anio} no se pagaron intereses`}
        text="Elija otro año, o aplique una corrida de intereses."
      />
    );
  return (
    <EmptyState
      icon={MagnifyingGlassIcon}
      title="Nadie con esos datos"
      text={`Entre quienes recibieron intereses en ${anio}.`}
      action={
        <Button variant="default" onClick={() => replace({ q: undefined })}>
          Limpiar la búsqueda
        </Button>
      }
    />
  );
}

// One used sheet, as it was printed, and whether what is kept is still that.

import { verHoja } from '@cuadra/contract/contabilidad/folios/impresion-de-libros';
import { type LibroLegal, nombresDeLibro } from '@cuadra/contract/contabilidad/folios/libros-legales';
import type { ResponseOf } from '@cuadra/contract/endpoint';
import { ChevronLeftIcon, ChevronRightIcon } from '@heroicons/react/20/solid';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '#platform/api-error.ts';
import { queryOf } from '#platform/query.ts';
import { FormDialog } from '#ui/dialogs/form-dialog.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { formatDate } from '#ui/format/date.ts';
import { formatearEntero } from '#ui/format/dinero.ts';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { IconButton } from '#ui/marks/icon-button.tsx';
import { ErrorState } from '#ui/states/error-state.tsx';
import { type Column, DataTable } from '#ui/tables/data-table.tsx';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import { Note, Text } from '#ui/text/text.tsx';

interface HojaAbiertaProps {
  readonly libro: LibroLegal;
  readonly folio: number;
  readonly onClose: () => void;
}

export function HojaAbierta({ libro, folio: primero, onClose }: HojaAbiertaProps) {
  const [folio, setFolio] = useState(primero);
  return (
    <FormDialog
      title={
        <Row as="span" inline gap="xs">
          {nombresDeLibro[libro]}, folio {formatearEntero(folio)}
          <IconButton
            label="Folio anterior"
            icon={ChevronLeftIcon}
            disabled={folio === 1}
            onClick={() => setFolio(folio - 1)}
          />
          <IconButton label="Folio siguiente" icon={ChevronRightIcon} onClick={() => setFolio(folio + 1)} />
        </Row>
      }
      width={900}
      onClose={onClose}
    >
      <Contenido libro={libro} folio={folio} />
    </FormDialog>
  );
}

function Contenido({ libro, folio }: Pick<HojaAbiertaProps, 'libro' | 'folio'>) {
  const hoja = useQuery(queryOf(verHoja, { params: { libro, folio } }));
  if (hoja.isError && hoja.error instanceof ApiError && hoja.error.status === 404)
    return (
      <Text muted textAlign="center" pad="2xl none">
        Ese folio aún no se ha usado.
      </Text>
    );
  if (hoja.isError) return <ErrorState error={hoja.error} retry={hoja.refetch} />;
  if (hoja.data === undefined) return <SkeletonRows rows={14} height={22} label="Cargando el folio" />;
  return <Hoja hoja={hoja.data} />;
}

type HojaImpresa = ResponseOf<typeof verHoja>;

function Hoja({ hoja }: { readonly hoja: HojaImpresa }) {
  const { estado, motivo, sustituidoPor, titulo, pagina, paginas, resolucion, fechaDeAutorizacion } = hoja;
  return (
    <Stack gap="lg">
      {estado === 'anulado' && (
        <FormNotice
          tone="aviso"
          text={`Anulado: ${motivo ?? ''}${sustituidoPor === null ? '' : ` Lo sustituye el folio ${formatearEntero(sustituidoPor)}.`}`}
        />
      )}
      <Note breaks>
        {titulo !== null && `${titulo}, hoja ${pagina} de ${paginas}. `}
        Autorizado por {resolucion} del {formatDate(fechaDeAutorizacion)}.
      </Note>
      {hoja.filas.length > 0 && <Tabla columnas={hoja.columnas} filas={hoja.filas} />}
      <Huella huella={hoja.huella} huellaCoincide={hoja.huellaCoincide} />
    </Stack>
  );
}

function Tabla({ columnas, filas }: Pick<HojaImpresa, 'columnas' | 'filas'>) {
  return (
    <DataTable
      density="tight"
      narrow="keep"
      frame
      rows={filas}
      rowKey={(_, lugar) => String(lugar)}
      rowTone={({ estilo }) => (estilo === null ? undefined : TONOS[estilo])}
      columns={columnas.map(
        ({ titulo, esTexto }, i): Column<HojaImpresa['filas'][number]> => ({
          title: titulo,
          kind: esTexto || i === 0 ? 'text' : 'number',
          cell: ({ celdas }) => celdas[i],
          across: (fila) => (i === 0 ? loQueCruza(fila, columnas.length) : 1),
        }),
      )}
    />
  );
}

const TONOS: Readonly<Record<string, 'strong' | 'heading' | 'muted'>> = {
  titulo: 'strong',
  total: 'strong',
  arrastre: 'heading',
  nota: 'muted',
};

/** The first cell of a row with estilo goes across, up to the next that says something. */
function loQueCruza({ celdas, estilo }: HojaImpresa['filas'][number], columnas: number): number {
  if (estilo === null) return 1;
  const siguiente = celdas.findIndex((celda, i) => i > 0 && celda !== '');
  return siguiente < 0 ? columnas : siguiente;
}

/** Whether what is kept is still what was printed; nothing was, on a sheet that was spoiled in blank. */
function Huella({ huella, huellaCoincide }: Pick<HojaImpresa, 'huella' | 'huellaCoincide'>) {
  if (huella === null) return null;
  return (
    <Note
      breaks
      muted={huellaCoincide !== false}
      tone={huellaCoincide === false ? 'error' : undefined}
      weight={huellaCoincide === false ? 'medium' : undefined}
    >
      {huellaCoincide === true
        ? 'Lo guardado es lo que se imprimió.'
        : 'Lo guardado NO es lo que se imprimió.'}{' '}
      Huella <code>{huella}</code>
    </Note>
  );
}

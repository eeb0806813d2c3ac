// What was printed, from the newest: on which folios, by whom, how often it was handed over.

import type { Pieza } from '@cuadra/contract/contabilidad/folios/libros-legales';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { formatInstant } from '#ui/format/date.ts';
import { formatearEntero } from '#ui/format/dinero.ts';
import { Row } from '#ui/layout/layout.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { type Column, DataTable } from '#ui/tables/data-table.tsx';
import { Text } from '#ui/text/text.tsx';
import { contenidoDe, enTramos } from '../nombres.ts';
import { Entregar } from './entregar.tsx';

interface PiezasProps {
  readonly piezas: readonly Pieza[];
  readonly hayMas: boolean;
  /** Not the newest ones. */
  readonly enElPasado: boolean;
  readonly onAnteriores: (antesDe: number | undefined) => void;
  readonly onVer: (folio: number) => void;
  /** The one that is being handed over from the start. */
  readonly abierta?: string | undefined;
  readonly onCerrar?: (() => void) | undefined;
}

export function Piezas(props: PiezasProps) {
  const { piezas, hayMas, enElPasado, onAnteriores, onVer, abierta, onCerrar } = props;
  const [elegida, setElegida] = useState<string>();
  const entregada = piezas.find(({ id }) => id === (elegida ?? abierta));
  if (piezas.length === 0)
    return <EmptyState title="Aún no se ha impreso nada" text="Lo que se imprima en folios queda aquí." />;
  return (
    <>
      <DataTable
        label="Impresiones"
        columns={columnasDe(onVer, setElegida)}
        rows={piezas}
        rowKey={({ id }) => id}
      />
      {(hayMas || enElPasado) && (
        <Row gap="md" pad="lg xl" line="above">
          {enElPasado && (
            <Button variant="default" size="xs" onClick={() => onAnteriores(undefined)}>
              Las más recientes
            </Button>
          )}
          {hayMas && (
            <Button variant="default" size="xs" onClick={() => onAnteriores(piezas.at(-1)?.n)}>
              Anteriores
            </Button>
          )}
        </Row>
      )}
      {entregada !== undefined && (
        <Entregar
          pieza={entregada}
          onClose={() => {
            setElegida(undefined);
            onCerrar?.();
          }}
        />
      )}
    </>
  );
}

const columnasDe = (
  onVer: (folio: number) => void,
  onEntregar: (idPieza: string) => void,
): Column<Pieza>[] => [
  {
    title: 'Folios',
    kind: 'main',
    cell: (pieza) => <FoliosDePieza pieza={pieza} onVer={onVer} />,
  },
  { title: 'Contenido', cell: contenidoDe },
  { title: 'Imprimió', cell: ({ impresaPor }) => impresaPor.nombre },
  { title: 'Cuándo', cell: ({ impresaEn }) => formatInstant(impresaEn), kind: 'code' },
  { title: 'Entregas', cell: ({ entregas }) => <Entregas entregas={entregas} /> },
  {
    title: 'Acciones',
    kind: 'actions',
    cell: ({ id, entregas }) => (
      <Button variant="default" size="xs" onClick={() => onEntregar(id)}>
        {entregas.length === 0 ? 'Abrir original' : 'Reimprimir'}
      </Button>
    ),
  },
];

interface FoliosDePiezaProps {
  readonly pieza: Pieza;
  readonly onVer: (folio: number) => void;
}

function FoliosDePieza({ pieza: { folios, anulados }, onVer }: FoliosDePiezaProps) {
  return (
    <>
      <Button variant="transparent" size="compact-sm" px={0} onClick={() => onVer(folios[0]?.desde ?? 1)}>
        {enTramos(folios)}
      </Button>
      {anulados.length > 0 && (
        <Text as="span" block size="xs" muted>
          {anulados.length === 1 ? 'Anulado' : 'Anulados'}: {anulados.map(formatearEntero).join(', ')}
        </Text>
      )}
    </>
  );
}

/** The original and the reprints, with who asked for each on hover and to whoever does not see. */
function Entregas({ entregas }: Pick<Pieza, 'entregas'>) {
  if (entregas.length === 0) return 'Sin entregar';
  const reimpresiones = entregas.length - 1;
  const detalle = entregas
    .map(({ n, por, en, motivo }) => {
      const cual = n === 1 ? 'Original' : `Reimpresión ${n - 1}`;
      return `${cual}: ${por.nombre}, ${formatInstant(en)}${motivo === null ? '' : `, «${motivo}»`}`;
    })
    .join('\n');
  const veces = reimpresiones === 1 ? '1 reimpresión' : `${reimpresiones} reimpresiones`;
  return <span title={detalle}>{reimpresiones === 0 ? 'Original' : `Original y ${veces}`}</span>;
}

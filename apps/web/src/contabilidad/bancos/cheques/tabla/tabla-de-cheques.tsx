// The cheques, the last one first. Each opens beside the list, and an open one follows the keyboard through it.
import type { Cheque } from '@cuadra/contract/contabilidad/bancos/cheques';
import { nombresDeEstadoDeCheque } from '@cuadra/core/bancos/cheque';
import type { CSSProperties } from 'react';
import { formatDate } from '#ui/format/date.ts';
import { formatearMonto, formatearQuetzales } from '#ui/format/dinero.ts';
import { type OpenableColumn, OpenableTable, type OpenedBy } from '#ui/tables/openable-table.tsx';
import { EstadoDeChequeVisto } from './estado-de-cheque.tsx';
import classes from './tabla-de-cheques.module.css';

interface TablaDeChequesProps {
  readonly cheques: readonly Cheque[];
  readonly abierto: string | undefined;
  readonly onAbrir: (id: string, medio: OpenedBy) => void;
}

export function TablaDeCheques({ cheques, abierto, onAbrir }: TablaDeChequesProps) {
  return (
    <div style={anchoDeMontos(cheques)}>
      <OpenableTable
        etiqueta="Cheques"
        columnas={columnas}
        filas={cheques}
        clave={({ id }) => id}
        nombre={nombreDeFila}
        abierta={({ id }) => id === abierto}
        onAbrir={({ id }, medio) => onAbrir(id, medio)}
      />
    </div>
  );
}

const textoDeMonto = ({ monto }: Cheque): string => (monto === null ? '' : formatearMonto(monto));

const anchoDeMontos = (cheques: readonly Cheque[]): CSSProperties & { readonly '--cifras': number } => ({
  '--cifras': Math.max(0, ...cheques.map((cheque) => textoDeMonto(cheque).length)),
});

function nombreDeFila({ numero, beneficiario, monto, estado, vencido }: Cheque): string {
  const partes = [
    `Cheque ${numero}`,
    beneficiario,
    monto === null ? null : formatearQuetzales(monto),
    vencido ? 'vencido' : nombresDeEstadoDeCheque[estado].toLowerCase(),
  ];
  return partes.filter((parte) => parte !== null).join(', ');
}

const columnas: readonly OpenableColumn<Cheque>[] = [
  { titulo: 'Número', clase: 'fecha', celda: ({ numero }) => numero },
  { titulo: 'Fecha', clase: 'fecha', celda: ({ fecha }) => formatDate(fecha) },
  {
    titulo: 'Beneficiario',
    clase: 'texto',
    celda: ({ beneficiario, concepto }) => (
      <span className={classes.beneficiario}>{beneficiario ?? concepto}</span>
    ),
  },
  {
    titulo: 'Concepto',
    clase: 'nombre',
    cede: 'segunda',
    celda: ({ beneficiario, concepto, motivo }) => (beneficiario === null ? (motivo ?? '') : concepto),
  },
  {
    titulo: 'Estado',
    clase: 'estado',
    celda: ({ estado, vencido }) => <EstadoDeChequeVisto breve estado={estado} vencido={vencido} />,
  },
  {
    titulo: 'Cobrado',
    clase: 'fecha',
    cede: 'primera',
    celda: ({ cobradoEn }) => (cobradoEn === null ? '' : formatDate(cobradoEn)),
  },
  { titulo: 'Monto', clase: 'monto', celda: textoDeMonto },
];

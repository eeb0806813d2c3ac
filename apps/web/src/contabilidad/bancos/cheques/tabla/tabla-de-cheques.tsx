// The cheques, the last one first. Each opens beside the list.
import type { Cheque } from '@cuadra/contract/contabilidad/bancos/cheques';
import { queryString } from '@cuadra/contract/endpoint';
import { formatDate } from '../../../../ui/format/date.ts';
import { formatearMonto } from '../../../../ui/format/dinero.ts';
import { PlainLink } from '../../../../ui/page/plain-link.tsx';
import { type CardColumn, CardTable, cardTableLink } from '../../../../ui/tables/card-table.tsx';
import type { DireccionDeBancos } from '../../direccion.ts';
import { useDireccion } from '../../use-direccion.ts';
import { EstadoDeChequeVisto } from './estado-de-cheque.tsx';
import classes from './tabla-de-cheques.module.css';

export function TablaDeCheques({ cheques }: { readonly cheques: readonly Cheque[] }) {
  const { busqueda } = useDireccion();
  return (
    <CardTable etiqueta="Cheques" columnas={columnasEn(busqueda)} filas={cheques} clave={({ id }) => id} />
  );
}

const columnasEn = (busqueda: DireccionDeBancos): readonly CardColumn<Cheque>[] => [
  {
    titulo: 'Número',
    clase: 'principal',
    celda: ({ id, numero }) => (
      <PlainLink
        to={`/contabilidad/comparacion-bancos${queryString({ ...busqueda, cheque: id })}`}
        className={cardTableLink}
        aria-current={busqueda.cheque === id || undefined}
      >
        {numero}
      </PlainLink>
    ),
  },
  { titulo: 'Fecha', clase: 'cifras', celda: ({ fecha }) => formatDate(fecha) },
  {
    titulo: 'Beneficiario',
    clase: 'secundaria',
    celda: ({ beneficiario, concepto }) => (
      <>
        {beneficiario ?? concepto}
        {beneficiario !== null && <span className={classes.concepto}>{concepto}</span>}
      </>
    ),
  },
  {
    titulo: 'Estado',
    celda: ({ estado, vencido }) => <EstadoDeChequeVisto estado={estado} vencido={vencido} />,
  },
  {
    titulo: 'Cobrado',
    clase: 'cifras',
    celda: ({ cobradoEn }) => (cobradoEn === null ? '' : formatDate(cobradoEn)),
  },
  { titulo: 'Monto', clase: 'numero', celda: ({ monto }) => (monto === null ? '' : formatearMonto(monto)) },
];

// The asociados by number. Each opens beside the list, and an open one follows the keyboard through it.
import type { AsociadoEnLista } from '@cuadra/contract/ahorros/asociados';
import { nombresDeEstadoDeAsociado } from '@cuadra/core/ahorros/asociado';
import { centavos } from '@cuadra/core/dinero';
import type { CSSProperties } from 'react';
import { escribirDpi } from '#ahorros/marcas/dpi.ts';
import { EstadoDeAsociadoVisto } from '#ahorros/marcas/estado-de-asociado.tsx';
import { formatearQuetzales, formatearSaldo } from '#ui/format/dinero.ts';
import { type OpenableColumn, OpenableTable, type OpenedBy } from '#ui/tables/openable-table.tsx';
import classes from './tabla.module.css';

interface TablaDeAsociadosProps {
  readonly asociados: readonly AsociadoEnLista[];
  readonly abierto: string | undefined;
  readonly onAbrir: (id: string, medio: OpenedBy) => void;
}

export function TablaDeAsociados({ asociados, abierto, onAbrir }: TablaDeAsociadosProps) {
  return (
    <div style={anchoDeSaldos(asociados)} className={classes.tabla}>
      <OpenableTable
        etiqueta="Asociados"
        columnas={columnas}
        filas={asociados}
        clave={({ id }) => id}
        nombre={nombreDeFila}
        abierta={({ id }) => id === abierto}
        onAbrir={({ id, ajeno }, medio) => {
          if (!ajeno) onAbrir(id, medio);
        }}
      />
    </div>
  );
}

const textoDeSaldo = ({ saldo, ajeno }: AsociadoEnLista): string =>
  ajeno ? '' : formatearSaldo(centavos(saldo));

const anchoDeSaldos = (
  asociados: readonly AsociadoEnLista[],
): CSSProperties & { readonly '--cifras': number } => ({
  '--cifras': Math.max(0, ...asociados.map((asociado) => textoDeSaldo(asociado).length)),
});

const nombreDeFila = ({ numero, nombre, saldo, estado, agencia }: AsociadoEnLista): string =>
  estado === null
    ? `Asociado ${numero}, ${nombre}, de la agencia ${agencia}`
    : `Asociado ${numero}, ${nombre}, ${formatearQuetzales(centavos(saldo))}, ${nombresDeEstadoDeAsociado[estado].toLowerCase()}`;

const columnas: readonly OpenableColumn<AsociadoEnLista>[] = [
  { titulo: 'Número', clase: 'fecha', celda: ({ numero }) => numero },
  {
    titulo: 'Nombre',
    clase: 'texto',
    celda: ({ nombre }) => <span className={classes.nombre}>{nombre}</span>,
  },
  {
    titulo: 'DPI o documento',
    clase: 'nombre',
    celda: ({ dpi, documento }) => (dpi === null ? (documento ?? '') : escribirDpi(dpi)),
  },
  { titulo: 'Teléfono', clase: 'fecha', cede: 'segunda', celda: ({ telefono }) => telefono ?? '' },
  { titulo: 'Agencia', clase: 'cuenta', cede: 'primera', celda: ({ agencia }) => agencia },
  {
    titulo: 'Estado',
    clase: 'estado',
    cede: 'primera',
    celda: ({ estado }) => (estado === null ? 'De otra agencia' : <EstadoDeAsociadoVisto estado={estado} />),
  },
  { titulo: 'Cuentas', clase: 'cuenta', celda: ({ cuentas, ajeno }) => (ajeno ? '' : cuentas) },
  { titulo: 'Saldo (Q)', clase: 'monto', celda: textoDeSaldo },
];

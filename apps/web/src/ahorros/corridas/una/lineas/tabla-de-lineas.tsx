// The lines, each with the days it covers and what it is paid or why it is not.
import type { LineaDeCorrida } from '@cuadra/contract/ahorros/lineas';
import { frasesDeMotivoSinPago, nombresDeEstadoDeLinea } from '@cuadra/core/ahorros/corrida';
import { enMonto, enQuetzales } from '#ahorros/intereses/cifras.ts';
import { formatearEntero } from '#ui/format/dinero.ts';
import { type OpenableColumn, OpenableTable, type OpenedBy } from '#ui/tables/openable-table.tsx';
import classes from './lineas.module.css';

interface TablaDeLineasProps {
  readonly lineas: readonly LineaDeCorrida[];
  /** Then what was paid before is told too. */
  readonly correctiva: boolean;
  readonly abierta: number | undefined;
  readonly onAbrir: (cuenta: number, medio: OpenedBy) => void;
  readonly onFin: (() => void) | undefined;
}

export function TablaDeLineas({ lineas, correctiva, abierta, onAbrir, onFin }: TablaDeLineasProps) {
  return (
    <div className={classes.tabla}>
      <OpenableTable
        etiqueta="Líneas"
        columnas={correctiva ? deCorrectiva : columnas}
        filas={lineas}
        clave={({ cuenta }) => String(cuenta.id)}
        nombre={nombreDeFila}
        abierta={({ cuenta }) => cuenta.id === abierta}
        onAbrir={({ cuenta }, medio) => onAbrir(cuenta.id, medio)}
        onFin={onFin}
      />
    </div>
  );
}

const comoQueda = ({ estado, motivo }: LineaDeCorrida): string =>
  motivo === null ? nombresDeEstadoDeLinea[estado] : frasesDeMotivoSinPago[motivo];

const nombreDeFila = (linea: LineaDeCorrida): string =>
  `Cuenta ${linea.cuenta.numero}, ${linea.titular}, ${enQuetzales(linea.interes)}, ${comoQueda(linea)}`;

const columnas: readonly OpenableColumn<LineaDeCorrida>[] = [
  { titulo: 'Cuenta', clase: 'fecha', celda: ({ cuenta }) => cuenta.numero },
  { titulo: 'Titular', clase: 'texto', celda: ({ titular }) => titular },
  { titulo: 'Producto', clase: 'estado', cede: 'segunda', celda: ({ producto }) => producto },
  { titulo: 'Agencia', clase: 'cuenta', cede: 'segunda', celda: ({ agencia }) => agencia },
  { titulo: 'Días', clase: 'cuenta', cede: 'primera', celda: ({ dias }) => formatearEntero(dias) },
  { titulo: 'Interés (Q)', clase: 'monto', celda: ({ interes }) => enMonto(interes) },
  { titulo: 'ISR (Q)', clase: 'monto', cede: 'primera', celda: ({ isr }) => enMonto(isr) },
  { titulo: 'Neto (Q)', clase: 'monto', celda: ({ neto }) => enMonto(neto) },
  {
    titulo: 'Cómo queda',
    clase: 'nombre',
    celda: (linea) => (
      <span className={classes.queda} data-estado={linea.estado}>
        {comoQueda(linea)}
      </span>
    ),
  },
];

const deCorrectiva: readonly OpenableColumn<LineaDeCorrida>[] = [
  ...columnas.slice(0, 5),
  {
    titulo: 'Ya pagado (Q)',
    clase: 'monto',
    cede: 'primera',
    celda: ({ interesPagado }) => enMonto(interesPagado),
  },
  ...columnas.slice(5),
];

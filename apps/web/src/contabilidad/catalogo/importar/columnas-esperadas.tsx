// What the file must look like, and one to start from: the chart as it is, which can be corrected and brought back.
import { catalogoCsv } from '@cuadra/contract/contabilidad/catalogo/catalogo';
import { call } from '#platform/api.ts';
import { SheetColumns } from '#ui/files/sheet-columns.tsx';
import classes from './importar-catalogo.module.css';

const columnas = [
  ['idCuenta', 'El código: 1, 3, 4, 6, 8 o 10 dígitos. Dice también de qué cuenta depende.'],
  ['nombreCuenta', 'El nombre, hasta 120 caracteres.'],
  ['tipoCuenta', 'D (detalle) o M (mayor).'],
  ['naturaleza', 'deudora o acreedora, según la clase.'],
  ['estado', 'activa, solo_sistema o bloqueada. Opcional: si falta, no cambia.'],
  [
    'flujo',
    'Flujo de efectivo: efectivo, ajuste, operación, inversión o financiamiento. Opcional: si falta no cambia, y la nueva es como su mayor.',
  ],
  [
    'margen',
    'De productos y gastos: financiero, servicios, otros, administración o extraordinario. Opcional: si falta no cambia, y la nueva es como su mayor.',
  ],
  [
    'etiquetas',
    'Opcional: separadas por punto y coma. Si falta la columna no cambian; una celda vacía las quita.',
  ],
  ['idParent', 'Opcional: si está, se comprueba que sea la cuenta de la que depende.'],
] as const;

export function ColumnasEsperadas() {
  return (
    <SheetColumns
      etiqueta="Columnas del archivo"
      explicacion="La primera línea lleva los encabezados, en cualquier orden; después, una línea por cuenta."
      columnas={columnas}
      plantilla={{
        texto: 'Descargar plantilla (catálogo actual en CSV)',
        pedir: () => call(catalogoCsv),
      }}
      className={classes.columnas}
    />
  );
}

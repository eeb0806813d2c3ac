// For tests: good files of each kind that people bring, to be damaged.
import { writeXlsx } from 'hucre/xlsx';
import type { FormatoDeHoja } from '#platform/sheets/leer-hoja.ts';

export interface HojaDeMuestra {
  readonly nombre: string;
  readonly formato: FormatoDeHoja;
  readonly bytes: Uint8Array;
}

const CSV = [
  'partida;fecha;concepto;cuenta;debe;haber;monto;moneda',
  '1;02/03/2026;Depósito;Activo:Caja;1.234,56;;;Q',
  '1;13/03/2026;"Con ""comillas""; y\nsaltos";603102;;1.234,56;-5;Q',
  '2;1 de marzo de 2026;;1011;(5,00);5 CR;.50;',
].join('\r\n');

const HLEDGER = `; de prueba
account Activo:Caja
commodity Q1,000.00
P 2026-01-01 USD Q7.75
~ monthly
  Gastos  Q10
  Caja

2026-03-02=2026-03-05 * (F-12) Venta  ; nota
    Activo:Caja    Q 1,234.50 = Q 9,999.00
    Ingresos:Ventas

comment
2026-01-01 no
end comment
2026/3/4 ! Pago
\tGastos:Luz\tQ-10
\tActivo:Caja\tQ10.00 ; por la luz
`;

const BEANCOUNT = `option "title" "Libros"
plugin "beancount.plugins.auto_accounts"
2026-01-01 open Activo:Caja GTQ
2026-01-02 * "Tienda; la 1" "Compra" #tag ^f-12
  nota: "x"
  Activo:Caja  -1,234.50 GTQ ; comentario
  ! Gastos:Varios
2026-01-03 balance Activo:Caja  -1234.50 GTQ
`;

export async function hojasDeMuestra(): Promise<HojaDeMuestra[]> {
  const filas = CSV.split('\r\n').map((fila) => fila.split(';'));
  const libro = await writeXlsx({
    sheets: [
      { name: 'Portada', rows: [['x']], hidden: true },
      { name: 'Diario & más', rows: [...filas, [3, new Date('2026-03-01'), 'n', 1011, 1.5, null, -2]] },
    ],
  });
  return [
    { nombre: 'CSV en UTF-8', formato: 'csv', bytes: Buffer.from(`\uFEFF${CSV}`) },
    { nombre: 'CSV en UTF-16', formato: 'csv', bytes: Buffer.from(`\uFEFF${CSV}`, 'utf16le') },
    { nombre: 'CSV en Latin-1', formato: 'csv', bytes: Buffer.from(CSV, 'latin1') },
    { nombre: 'XLSX', formato: 'xlsx', bytes: libro },
    { nombre: 'hledger', formato: 'texto', bytes: Buffer.from(HLEDGER) },
    { nombre: 'beancount', formato: 'texto', bytes: Buffer.from(BEANCOUNT) },
  ];
}

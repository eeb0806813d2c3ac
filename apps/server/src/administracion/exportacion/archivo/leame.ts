// The first thing that whoever opens the file should read, whatever program they have.
import type { TablaExportada } from '../plan.ts';

export function escribirLeame(
  institucion: string,
  exportadaEn: string,
  tablas: readonly TablaExportada[],
): string {
  return `${institucion}
Exportación completa, hecha el ${exportadaEn}.

Todo lo que la institución tiene en Cuadra, en archivos que cualquier programa puede leer:

  csv/         una hoja por tabla, con encabezado. Nada entre dos comas es «sin dato»; "" es un texto vacío.
  json/        lo mismo, una fila de JSON por línea.
  archivos/    los soportes, las evidencias, los estados de cuenta y las impresiones, tal como se guardaron.
               La columna de su tabla dice cuál es el de cada fila.
  libro.journal  el libro diario para hledger o ledger.
  esquema.json   qué es cada tabla y cada columna, y de qué tipo.
  manifiesto.json  cuántas filas hay de cada tabla, la huella SHA-256 de cada archivo, y qué no sale y por qué.

Las celdas de csv/ son exactas, porque de ellas se vuelve a cargar la institución: un texto que empieza con =, +, - o @
sigue así, y una hoja de cálculo lo tomaría por fórmula. Ábralas importándolas como texto (en Excel: Datos, Desde texto/CSV, todas
las columnas de tipo texto), no con doble clic. Las hojas que
se descargan de las pantallas ya vienen sin fórmulas.

Los montos son centavos de quetzal, en números enteros. Los momentos están en hora universal (UTC).
No contiene contraseñas ni otros secretos. Sí contiene datos de personas: guárdelo como guarda los libros.

Para traerlo a una instalación vacía de Cuadra, de la misma versión:

  npm run importar -- --de este-archivo.zip

Tablas (${tablas.length}):
${tablas.map(({ nombre, filas }) => `  ${nombre}: ${filas}`).join('\n')}
`;
}

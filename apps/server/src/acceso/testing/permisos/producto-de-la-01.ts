// A savings product, for whoever works in another agencia to ask about: the product is the institution's, what its accounts hold is of
// each agencia.
import { comoDueno } from '#contabilidad/saldos/testing/libro-de-prueba.ts';

/** Nothing else of the tests uses it. */
const CUENTA = '3011020103';

export async function abrirProductoDeLa01(url: string): Promise<string> {
  const [fila] = await comoDueno(
    url,
    `insert into producto_ahorro (codigo, nombre, clase, id_cuenta) values ('LA01', 'Ahorro de prueba', 'vista', '${CUENTA}')`,
    `select id from producto_ahorro where codigo = 'LA01'`,
  );
  return String(fila?.id);
}

export const peticionesDeProductos = (
  id: string,
): [string, { readonly params?: Readonly<Record<string, string>> }][] => [
  ['GET /api/ahorros/productos-en-cifras', {}],
  ['GET /api/ahorros/productos/:id', { params: { id } }],
];

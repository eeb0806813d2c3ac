// One account's movements, the first page of a hundred: what a book ten times longer costs.
import { leerMovimientos } from '../apps/server/src/contabilidad/movimientos-cuentas/queries.ts';
import { abrirDatabase, abrirPool } from '../apps/server/src/platform/database/pool.ts';
import { enUnBanco } from './banco.ts';
import { detallar, informar, percentil } from './informe.ts';
import { crecerHasta } from './libro-grande.ts';
import { cuentasManuales } from './partidas-de-prueba.ts';

const CHICO = 100_000;
const GRANDE = 1_000_000;
const PAGINA = 100;
const VUELTAS = 10;

await enUnBanco(async ({ urlDeLaAplicacion, dueno }) => {
  const cuentas = await cuentasManuales(dueno);
  const db = abrirDatabase(abrirPool(urlDeLaAplicacion));
  const medir = async () => {
    const tiempos: number[] = [];
    for (const idCuenta of Array.from({ length: VUELTAS }, () => cuentas).flat()) {
      const antes = performance.now();
      await leerMovimientos(db, {
        cuentas: [idCuenta],
        agencias: ['01', '02', '03'],
        orden: 'recientes',
        limite: PAGINA,
      });
      tiempos.push(performance.now() - antes);
    }
    // The first round only warms up.
    return tiempos.slice(cuentas.length);
  };
  await crecerHasta(dueno, CHICO);
  const chico = await medir();
  await crecerHasta(dueno, GRANDE);
  const grande = await medir();
  await db.destroy();

  informar({
    nombre: 'movimientos, primera página (p95)',
    propio: `1,000,000: ${percentil(grande, 0.95).toFixed(2)} ms`,
    referencia: `100,000: ${percentil(chico, 0.95).toFixed(2)} ms`,
    razon: percentil(grande, 0.95) / percentil(chico, 0.95),
    meta: { max: 1.5 },
  });
  detallar(
    `p50 ${percentil(grande, 0.5).toFixed(2)} ms y ${percentil(chico, 0.5).toFixed(2)} ms; ${grande.length} páginas de ${PAGINA} cada una`,
  );
});

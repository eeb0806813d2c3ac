// `npm run verificar`: recomputes the books from their lines and says what does not hold; with --reconstruir, the stored
// balances are rebuilt first. From the last signed head, or everything with --completa; --sellos says the folder where the
// delivered heads are. Works with Cuadra running or stopped. Ends with 1 when something breaks.
import { parseArgs } from 'node:util';
import type { Informe } from '@cuadra/contract/contabilidad/verificacion';
import { auxiliares, testigoDe } from './composicion.ts';
import { anotarReconstruccion, reconstruirSaldos } from './contabilidad/saldos/reconstruir-saldos.ts';
import { abrirLibros, type LibrosAbiertos } from './contabilidad/verificacion/abrir-libros.ts';
import { conRevisores } from './contabilidad/verificacion/abrir-revisores.ts';
import { verificar } from './contabilidad/verificacion/verificar.ts';
import { explicar } from './platform/anunciar.ts';
import { leerConfig } from './platform/config.ts';
import { contextoDelSistema } from './platform/contexto.ts';
import { escribir } from './platform/database/escribir.ts';
import { dejarDeSerRoot } from './platform/dejar-de-ser-root.ts';
import { relojDelSistema, ZONA_HORARIA } from './platform/reloj.ts';

try {
  const { values } = parseArgs({
    options: {
      reconstruir: { type: 'boolean' },
      completa: { type: 'boolean' },
      desde: { type: 'string' },
      sellos: { type: 'string' },
    },
  });
  const config = leerConfig(process.env);
  await dejarDeSerRoot(config.carpetaDatos, 'seguir');
  const libros = await abrirLibros(config);
  try {
    if (values.reconstruir === true) await reconstruir(libros);
    const desde = values.desde === undefined ? undefined : Number.parseInt(values.desde, 10);
    const { completa, sellos: carpeta } = values;
    const informe = await conRevisores(libros.db, new AbortController().signal, (db, manos) =>
      verificar(db, { desde, completa, carpeta, auxiliares, testigo: testigoDe(config), ...manos }),
    );
    decir(...resumen(informe));
    process.exitCode = informe.limpio ? 0 : 1;
  } finally {
    await libros.cerrar();
  }
} catch (error) {
  explicar(error, 'No se pudo verificar.');
  process.exitCode = 1;
}

async function reconstruir({ db }: LibrosAbiertos): Promise<void> {
  const contexto = contextoDelSistema(relojDelSistema.ahora(), 'verificar');
  const resultado = await reconstruirSaldos(db, contexto);
  await escribir(db, contexto, 'saldos:reconstruir', (tx) => anotarReconstruccion(tx, contexto, resultado));
  const { corregidos } = resultado;
  decir(
    corregidos === 0 ? 'Los saldos guardados ya eran los correctos.' : `Saldos corregidos: ${corregidos}.`,
  );
}

function resumen(informe: Informe): string[] {
  const { limpio, desdeSello, partidas, lineas, ejercicios, hallazgos, totalDeHallazgos } = informe;
  const numero = new Intl.NumberFormat('es-GT');
  const anios = ejercicios.map(
    ({ anio, partidas: n, sello }) => `  ${anio}: ${numero.format(n)} partidas, sello ${sello}`,
  );
  const desde =
    desdeSello === null ? '' : ` desde el sello del ${enFechaYHora(desdeSello)}; con --completa, todas`;
  const revisado = `Se revisaron ${numero.format(partidas)} partidas y ${numero.format(lineas)} líneas${desde}.`;
  if (limpio) return [revisado, ...anios, 'Todo cuadra.'];
  const resto = totalDeHallazgos - hallazgos.length;
  return [
    revisado,
    ...anios,
    `No cuadra (${numero.format(totalDeHallazgos)}):`,
    ...hallazgos.map(({ mensaje }) => `  ${mensaje}`),
    ...(resto > 0 ? [`  … y ${numero.format(resto)} más.`] : []),
  ];
}

function enFechaYHora(instante: string): string {
  return new Intl.DateTimeFormat('es-GT', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: ZONA_HORARIA,
  }).format(Temporal.Instant.from(instante).epochMilliseconds);
}

function decir(...lineas: string[]): void {
  process.stdout.write(`${lineas.join('\n')}\n`);
}

// `npm run restaurar -- --de COPIA_O_CARPETA --en CARPETA [--hasta "2026-11-16 10:15:00"] [--identidad ARCHIVO] [--simulacro]`: brings a backup back in a folder of its
// own, never where an institution is. Ends with 1 when there is nothing restored, or when its books do not verify.
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { Apertura } from './administracion/respaldos/copia/cifrado.ts';
import { hacerSimulacro } from './administracion/respaldos/restauracion/hacer-simulacro.ts';
import { leerInstante } from './administracion/respaldos/restauracion/leer-instante.ts';
import { type Restaurado, restaurar } from './administracion/respaldos/restauracion/restaurar.ts';
import { restaurarVolcado } from './administracion/respaldos/restauracion/restaurar-volcado.ts';
import { auxiliares } from './composicion.ts';
import { abrirLibros } from './contabilidad/verificacion/abrir-libros.ts';
import { verificar } from './contabilidad/verificacion/verificar.ts';
import { explicar } from './platform/anunciar.ts';
import { type Config, ConfigError, leerConfig } from './platform/config.ts';
import type { Database } from './platform/database/pool.ts';
import { dejarDeSerRoot } from './platform/dejar-de-ser-root.ts';

const decir = (linea: string) => void process.stdout.write(`${linea}\n`);
const revisarLibros = (db: Database) => verificar(db, { auxiliares, completa: true });

try {
  const { values } = parseArgs({
    options: {
      de: { type: 'string' },
      en: { type: 'string' },
      hasta: { type: 'string' },
      identidad: { type: 'string' },
      simulacro: { type: 'boolean' },
      reloj: { type: 'boolean' },
    },
  });
  const config = leerConfig(process.env);
  const de = values.de ?? config.respaldo.carpeta;
  if (de === undefined) throw new ConfigError('Indique con --de la copia, o la carpeta de los respaldos.');
  const pedido = {
    de,
    hasta: values.hasta === undefined ? undefined : leerInstante(values.hasta),
    con: await aperturaDe(config, values.identidad),
    verificar: revisarLibros,
    decir,
  };
  await dejarDeSerRoot(values.en ?? config.carpetaDatos, 'seguir');
  if (values.simulacro === true) {
    const origen = values.reloj === true ? 'reloj' : 'terminal';
    const libros = () => abrirLibros(config);
    contar(await hacerSimulacro(config, { ...pedido, en: values.en, origen, abrirLibros: libros }));
    decir('El simulacro salió bien: la copia sirve, y lo que se levantó para probarla ya se quitó.');
  } else if (!config.conBaseIncluida) {
    await restaurarVolcado(config, pedido);
    decir('Restaurado. Inicie Cuadra con esta misma base.');
  } else {
    if (values.en === undefined)
      throw new ConfigError('Indique con --en la carpeta nueva en la cual restaurar.');
    contar(await restaurar({ ...pedido, en: values.en, esSimulacro: false }));
    decir(`Restaurado en ${values.en}. Inicie Cuadra con DATA_DIR="${values.en}".`);
  }
} catch (error) {
  explicar(error, 'No se restauró.');
  process.exitCode = 1;
}

async function aperturaDe(config: Config, archivo: string | undefined): Promise<Apertura> {
  const { clave } = config.respaldo;
  if (archivo === undefined) {
    if (clave === undefined)
      throw new ConfigError(
        'Indique con qué abrir la copia: RESPALDO_CLAVE, o --identidad con el archivo de la llave privada.',
      );
    return { clave };
  }
  const texto = await readFile(archivo, 'utf8');
  const identidades = texto
    .split('\n')
    .map((linea) => linea.trim())
    .filter((linea) => linea.startsWith('AGE-SECRET-KEY-'));
  if (identidades.length === 0)
    throw new ConfigError(`${archivo} no tiene una llave privada de age (AGE-SECRET-KEY-…).`);
  return { clave, identidades };
}

function contar({ copia, ultimaTransaccion, informe }: Restaurado): void {
  const numero = new Intl.NumberFormat('es-GT');
  decir(
    `Copia ${copia.id}, que terminó ${copia.terminadoEn}. Última transacción: ${ultimaTransaccion ?? 'las de la copia'}.`,
  );
  decir(
    `Se revisaron ${numero.format(informe.partidas)} partidas y ${numero.format(informe.lineas)} líneas.`,
  );
  if (!informe.limpio) process.exitCode = 1;
  decir(
    informe.limpio
      ? 'Todo cuadra.'
      : `No cuadra (${numero.format(informe.totalDeHallazgos)}): ${informe.primero?.mensaje ?? ''}`,
  );
}

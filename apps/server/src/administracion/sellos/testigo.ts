// The witness that a verification of the books asks (contabilidad/verificacion/testigo.ts): what was signed and delivered, the
// chain of the bitácora, whether what the bitácora tells of is what is stored, and whether the schema is as the migrations left it.
import type { Hallazgo } from '@cuadra/contract/contabilidad/verificacion';
import type { Config } from '#platform/config.ts';
import type { Database } from '#platform/database/pool.ts';
import { revisarBitacora } from './bitacora/revisar-bitacora.ts';
import { leerLlaves } from './cabezas/queries.ts';
import { hallazgoDe } from './hallazgo.ts';
import { abrirLlave } from './llave/llave-de-firma.ts';
import { revisarCabezas } from './revision/revisar-cabezas.ts';
import { revisarCarpeta } from './revision/revisar-carpeta.ts';
import { revisarEsquema } from './revision/revisar-esquema.ts';
import { revisarFilasAuditadas } from './revision/revisar-filas-auditadas.ts';
import { revisarPartidasAnotadas } from './revision/revisar-partidas-anotadas.ts';

interface PorRevisar {
  /** Every head and every block again; otherwise the heads of the last forty days and the blocks since the last that stands. */
  readonly completa: boolean;
  readonly carpeta?: string | undefined;
  readonly senal?: AbortSignal | undefined;
}

export function crearTestigo(config: Pick<Config, 'sellos' | 'carpetaDatos'>) {
  return {
    async revisar(db: Database, { completa, carpeta = config.sellos.carpeta, senal }: PorRevisar) {
      const { hallazgos, ultimaEnPie, desde } = await revisarCabezas(db, { completa, senal });
      const despuesDe = completa ? 0 : (ultimaEnPie?.bitacora?.bloque ?? 0);
      const anotadas = await revisarPartidasAnotadas(db, {
        cabeza: completa ? undefined : ultimaEnPie,
        senal,
      });
      return {
        hallazgos: [
          ...hallazgos,
          ...(await compararConLaPropia(db, config)),
          ...(carpeta === undefined ? [] : await revisarCarpeta(db, carpeta, { desde, senal })),
          ...anotadas.filter((anotada) => !hallazgos.some((dicho) => esDeLaMisma(dicho, anotada))),
          ...(await revisarBitacora(db, { despuesDe, senal })),
          ...(await revisarFilasAuditadas(db, { completa, senal })),
          ...(await revisarEsquema(db)),
        ],
        ultimaCabeza:
          ultimaEnPie === undefined
            ? undefined
            : { selladaEn: ultimaEnPie.sellada, ejercicios: ultimaEnPie.ejercicios },
      };
    },
  };
}

/** What a head already told of a partida is not told twice. */
const esDeLaMisma = (una: Hallazgo, otra: Hallazgo): boolean =>
  una.ejercicio === otra.ejercicio && una.numero === otra.numero;

/** Whoever only has the database can sign everything again, but not with the key of the server. */
async function compararConLaPropia(
  db: Database,
  config: Pick<Config, 'sellos' | 'carpetaDatos'>,
): Promise<Hallazgo[]> {
  const ultima = (await leerLlaves(db)).at(-1);
  if (ultima === undefined) return [];
  // One that does not answer proves nothing against the books.
  const propia = await abrirLlave(config).catch(() => undefined);
  if (propia === undefined || propia.id === ultima.id) return [];
  return [
    hallazgoDe(
      'sello',
      `Los sellos de la base los firma la llave ${ultima.id}, y la del servidor es la ${propia.id}: alguien firmó con otra.`,
    ),
  ];
}

// The same partida reversed by two people at the same moment: one of them does it, the other is told that it was done.
import { randomUUID } from 'node:crypto';
import { entrarEn } from './banco.ts';
import { contabilizarUna, enviar, type Llamada } from './caidas-peticiones.ts';
import { detallar } from './informe.ts';
import { hoyEnGuatemala } from './partidas-de-prueba.ts';

const A_LA_VEZ = 20;

/** What went otherwise; nothing when all did as promised. */
export async function revertirDosVeces(url: string, cuantas: number): Promise<string[]> {
  const [una, otra] = [
    { url, token: await entrarEn(url, 'contador@cuadra.demo') },
    { url, token: await entrarEn(url, 'contador2@cuadra.demo') },
  ];
  const partidas = await porTandas(cuantas, async () => {
    const respuesta = await contabilizarUna(una, randomUUID());
    if (respuesta.status !== 201) throw new Error(`No se contabilizó: ${await respuesta.text()}`);
    return ((await respuesta.json()) as { id: string }).id;
  });
  const pares = await porTandas(cuantas, (n) => {
    const id = partidas[n] ?? '';
    return Promise.all([revertir(una, id), revertir(otra, id)]);
  });
  const respuestas = pares.flat();
  const hechas = respuestas.filter(({ status }) => status === 201).length;
  const negadas = respuestas.filter(({ codigo }) => codigo === 'YA_REVERTIDA').length;
  console.log(`  reversiones dobles: ${cuantas}, hechas ${hechas}, negadas ${negadas}`);
  const distintas = pares.filter(
    (par) =>
      par.filter(({ status }) => status === 201).length !== 1 ||
      par.filter(({ codigo }) => codigo === 'YA_REVERTIDA').length !== 1,
  );
  for (const par of distintas.slice(0, 5)) detallar(JSON.stringify(par));
  return distintas.map((par) => `Reversión doble: ${par.map(({ status }) => status).join(' y ')}`);
}

async function revertir(llamada: Llamada, id: string): Promise<{ status: number; codigo: string }> {
  const respuesta = await enviar(llamada, `/api/contabilidad/partidas/${id}/revertir`, {
    fecha: hoyEnGuatemala(),
    motivo: 'Dos personas a la vez',
  });
  const { codigo = '' } = (await respuesta.json()) as { codigo?: string };
  return { status: respuesta.status, codigo };
}

/** As many at once as a busy office, one lot after another, in order. */
async function porTandas<T>(cuantas: number, hacer: (n: number) => Promise<T>): Promise<T[]> {
  const hechas: T[] = [];
  for (let desde = 0; desde < cuantas; desde += A_LA_VEZ) {
    const tanda = Array.from({ length: Math.min(A_LA_VEZ, cuantas - desde) }, (_, n) => hacer(desde + n));
    hechas.push(...(await Promise.all(tanda)));
  }
  return hechas;
}

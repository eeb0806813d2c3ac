// A hundred thousand calls that nobody would make, over HTTP, on the demo institution: none may fail, none may hang.
import { listarPartidas } from '@cuadra/contract/contabilidad/partidas';
import { usuariosDemo } from '../apps/server/src/demo-institucion/usuarios.ts';
import { atacar, type Blanco } from '../apps/server/src/testing/fuzz/atacar.ts';
import { guardarTokens } from '../apps/server/src/testing/fuzz/tokens.ts';
import { type Banco, entrarEn, enUnBanco } from './banco.ts';
import { detallar, percentil } from './informe.ts';

const LLAMADAS = 100_000;
const A_LA_VEZ = 8;
const PLAZO_MS = 60_000;
const P99_MS = 2_000;
const SEMILLA = 11;

let partes = 0;

await enUnBanco(
  async (banco) => {
    const tiempos: number[] = [];
    const blanco = await apuntar(banco, tiempos);
    const antes = performance.now();
    const { llamadas, porStatus, faltas } = await atacar(blanco, {
      semilla: SEMILLA,
      llamadas: LLAMADAS,
      aLaVez: A_LA_VEZ,
      personas: usuariosDemo,
    });
    const p99 = percentil(tiempos, 0.99);
    const minutos = (performance.now() - antes) / 60_000;
    console.log(
      `  ${llamadas.toLocaleString('es-GT')} llamadas en ${minutos.toFixed(1)} min, semilla ${SEMILLA}`,
    );
    detallar(
      [...porStatus]
        .toSorted(([a], [b]) => a - b)
        .map(([status, n]) => `${status}: ${n}`)
        .join('  '),
    );
    detallar(
      `mediana ${percentil(tiempos, 0.5).toFixed(1)} ms, p99 ${p99.toFixed(0)} ms (meta ${P99_MS}), la más lenta ${percentil(tiempos, 1).toFixed(0)} ms`,
    );
    detallar(`faltas: ${faltas.length}`);
    for (const falta of faltas.slice(0, 30)) detallar(falta);
    if (faltas.length > 0) process.exitCode = 1;
  },
  { CUADRA_DEMO_HISTORIA: 'true' },
);

async function apuntar(banco: Banco, tiempos: number[]): Promise<Blanco> {
  const { cuadra, pedir } = banco;
  const documento = (await (await pedir('/api/openapi.json')).json()) as Pick<Blanco, 'paths'>;
  const partidas = await algunasPartidas(banco);
  return {
    paths: documento.paths,
    existentes: new Map([
      ['id', partidas],
      ['ids', partidas],
      ['partida', partidas],
      ['idcuenta', ['1011010103', '603102', '1', '1011']],
      ['agencia', ['01', '02', '03']],
    ]),
    async enviar({ method, url, headers, payload }, token) {
      const inicio = performance.now();
      const respuesta = await fetch(`${cuadra.url}${url}`, {
        method,
        headers: {
          ...headers,
          ...desdeOtraParte(),
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        },
        signal: AbortSignal.timeout(PLAZO_MS),
        ...(payload === undefined ? {} : { body: new Uint8Array(Buffer.from(payload)) }),
      });
      const texto = await respuesta.text();
      tiempos.push(performance.now() - inicio);
      return { status: respuesta.status, tipo: respuesta.headers.get('content-type') ?? '', texto };
    },
    entrar: guardarTokens((correo) => entrarEn(cuadra.url, correo, desdeSuLugar(correo))),
  };
}

/** What is limited by address is not what is tried here: the server believes the proxy of its own machine. */
function desdeOtraParte(): { 'x-forwarded-for': string } {
  partes += 1;
  return { 'x-forwarded-for': `10.${(partes >> 16) & 255}.${(partes >> 8) & 255}.${partes & 255}` };
}

/** Where each person enters, and nobody guesses: a place that is known stays open. */
function desdeSuLugar(correo: string): { 'x-forwarded-for': string } {
  const n = usuariosDemo.findIndex((una) => una.correo === correo) + 1;
  return { 'x-forwarded-for': `172.16.0.${n}` };
}

async function algunasPartidas({ pedir }: Banco): Promise<string[]> {
  const respuesta = await pedir(`${listarPartidas.path}?limite=50`);
  const { partidas } = (await respuesta.json()) as { partidas: { id: string }[] };
  return partidas.map(({ id }) => id);
}

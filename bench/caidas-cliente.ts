// A client that posts one partida after another, each with a key of its own, and repeats it until it reads that it was
// posted, whoever dies meanwhile.
import { randomUUID } from 'node:crypto';
import { setTimeout as esperar } from 'node:timers/promises';
import { entrarEn } from './banco.ts';
import { contabilizarUna } from './caidas-peticiones.ts';

const REPITE_MS = 25;
/** How long the last one is repeated once nobody wants more. */
const DESPEDIDA_MS = 60_000;

export interface Confirmada {
  readonly llave: string;
  readonly id: string;
  readonly enviadaEn: number;
  readonly leidaEn: number;
}

export interface ClienteTenaz {
  readonly confirmadas: readonly Confirmada[];
  /** By status, those that did not post: how many, and what the first one said. */
  readonly respuestas: ReadonlyMap<number, { readonly veces: number; readonly texto: string }>;
  /** How many got no answer at all. */
  cortadas(): number;
  /** Whether it waits for an answer now. */
  espera(): boolean;
  primeraEnviadaDespues(desde: number): number | undefined;
  trabajar(): Promise<void>;
  detener(): void;
}

export function crearClienteTenaz(url: () => string): ClienteTenaz {
  const confirmadas: Confirmada[] = [];
  const respuestas = new Map<number, { veces: number; texto: string }>();
  let [esperando, cortadas, limite] = [false, 0, Number.POSITIVE_INFINITY];
  let token: string | undefined;
  const intentar = async (llave: string): Promise<boolean> => {
    token ??= await entrarEn(url(), 'contador@cuadra.demo');
    const enviadaEn = performance.now();
    esperando = true;
    const respuesta = await contabilizarUna({ url: url(), token }, llave);
    const texto = await respuesta.text();
    if (respuesta.status === 201) {
      const { id } = JSON.parse(texto) as { id: string };
      confirmadas.push({ llave, id, enviadaEn, leidaEn: performance.now() });
      return true;
    }
    if (respuesta.status === 401) token = undefined;
    const primera = respuestas.get(respuesta.status) ?? { veces: 0, texto };
    respuestas.set(respuesta.status, { ...primera, veces: primera.veces + 1 });
    return false;
  };

  return {
    confirmadas,
    respuestas,
    cortadas: () => cortadas,
    espera: () => esperando,
    primeraEnviadaDespues: (desde) =>
      confirmadas.findLast(
        ({ enviadaEn }, n) => enviadaEn > desde && (confirmadas[n - 1]?.enviadaEn ?? 0) <= desde,
      )?.leidaEn,
    async trabajar() {
      while (limite === Number.POSITIVE_INFINITY) {
        const llave = randomUUID();
        // The last one is repeated too: what was in flight at the end is either posted or not, and it says which.
        for (let confirmada = false; !confirmada && performance.now() < limite; ) {
          confirmada = await intentar(llave).catch(() => {
            cortadas += 1;
            return false;
          });
          esperando = false;
          if (!confirmada) await esperar(REPITE_MS);
        }
      }
    },
    detener() {
      limite = performance.now() + DESPEDIDA_MS;
    },
  };
}

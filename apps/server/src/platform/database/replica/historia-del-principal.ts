// How far behind a replica is, without writing anything to find out. The primary says where its log ends and what time it
// is; whatever the replica has replayed up to there was acknowledged by that time. So an idle primary leaves nobody
// «behind», and no clock but the primary's is believed.

/** Where the log of the primary ended, and when, by its own clock. */
export interface Punto {
  readonly posicion: bigint;
  readonly enMs: number;
}

export interface Repeticion {
  readonly posicion: bigint;
  /** When the last change that it repeated was made, by the primary's clock. */
  readonly ultimoCambioMs: number | undefined;
}

export interface Atraso {
  readonly alDia: boolean;
  /** Everything acknowledged until then is there; absent: nobody knows. */
  readonly hastaMs: number | undefined;
  readonly segundos: number | undefined;
}

const PUNTOS_MAX = 2_000;

export interface HistoriaDelPrincipal {
  /** How far behind whoever repeated up to there is, the primary being where it is now. */
  medir(ahora: Punto, repeticion: Repeticion): Atraso;
}

export function crearHistoria(): HistoriaDelPrincipal {
  /** Oldest first. */
  let puntos: Punto[] = [];
  const recordar = (punto: Punto) => {
    const ultimo = puntos.at(-1);
    // Nothing was written since: the same place, later.
    if (ultimo?.posicion === punto.posicion) puntos.pop();
    puntos.push(punto);
    if (puntos.length > PUNTOS_MAX) puntos = puntos.filter((_, n) => n % 2 === 1);
  };
  return {
    medir(ahora, { posicion, ultimoCambioMs }) {
      recordar(ahora);
      if (posicion >= ahora.posicion) return { alDia: true, hastaMs: ahora.enMs, segundos: 0 };
      const visto = puntos.findLast((punto) => punto.posicion <= posicion)?.enMs;
      const hastaMs = elMayor(visto, ultimoCambioMs);
      return {
        alDia: false,
        hastaMs,
        segundos: hastaMs === undefined ? undefined : Math.max(0, (ahora.enMs - hastaMs) / 1_000),
      };
    },
  };
}

const elMayor = (uno: number | undefined, otro: number | undefined): number | undefined =>
  uno === undefined || otro === undefined ? (uno ?? otro) : Math.max(uno, otro);

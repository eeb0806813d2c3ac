// What a balance earns: a rate, one for what is overdrawn, or a table by amount, within the limits of the case.
import { compararRacionales, NADA, type Racional, restarRacionales } from '../racional.ts';
import type { Lector } from './lector.ts';

/** A part of a balance and the rate of it, per cent a year. */
export interface Parte {
  readonly saldo: Racional;
  readonly tasa: Racional;
}

interface Banda {
  readonly hasta: Racional | undefined;
  readonly tasa: Racional;
}

interface TasaDesde {
  readonly desde: string;
  readonly tasa: Racional;
}

export class Tarifa {
  readonly minimo: Racional | undefined;
  readonly #tope: Racional | undefined;
  readonly #sobregiro: Racional | undefined;
  readonly #tasas: readonly TasaDesde[];
  readonly #bandas: readonly Banda[];
  readonly #marginal: boolean;
  readonly #lector: Lector;

  /** A part of the case may have a rate or a table of its own; without one, those of the case hold. */
  constructor(caso: Lector, parte: Lector = caso, enBandas = false) {
    const suya = ['rate_pct', 'tiers', 'rates'].some((campo) => parte.tiene(campo)) ? parte : caso;
    this.#lector = suya;
    this.minimo = caso.decimalSiHay(
      caso.nombre('min_balance_for_interest', 'min_balance', 'minimum_balance'),
    );
    this.#tope = caso.decimalSiHay(caso.nombre('max_balance_for_interest', 'max_balance', 'balance_cap'));
    this.#sobregiro = caso.decimalSiHay('overdraft_rate_pct');
    this.#bandas = suya.tiene('tiers') ? leerBandas(suya) : [];
    this.#tasas = this.#bandas.length > 0 ? [] : leerTasas(suya);
    this.#marginal = this.#bandas.length > 0 && esMarginal(suya.tiene('tiering') ? suya : caso, enBandas);
  }

  /** Where a rate of its own begins inside some days, so that no days have two. */
  cortes(desde: string, hasta: string): readonly string[] {
    return this.#tasas.map((tasa) => tasa.desde).filter((fecha) => fecha > desde && fecha < hasta);
  }

  alcanza(saldo: Racional): boolean {
    return this.minimo === undefined || saldo.num < 0n || compararRacionales(saldo, this.minimo) >= 0;
  }

  /** Without asking whether it reaches the minimum: which balance has to, the method of the case tells. */
  partes(saldo: Racional, fecha?: string): readonly Parte[] {
    if (saldo.num < 0n) return this.#sobregirado(saldo, fecha);
    const suyo = this.#tope !== undefined && compararRacionales(saldo, this.#tope) > 0 ? this.#tope : saldo;
    if (this.#bandas.length === 0) return [{ saldo: suyo, tasa: this.#tasaEn(fecha) }];
    return this.#marginal ? this.#porBandas(suyo) : [{ saldo: suyo, tasa: this.#entera(suyo) }];
  }

  #sobregirado(saldo: Racional, fecha: string | undefined): readonly Parte[] {
    if (this.#sobregiro !== undefined) return [{ saldo, tasa: this.#sobregiro }];
    // A table by amount says nothing of what is owed; a single rate is that of the side the case is about.
    return this.#bandas.length > 0 ? [] : [{ saldo, tasa: this.#tasaEn(fecha) }];
  }

  #tasaEn(fecha: string | undefined): Racional {
    const [unica, ...otras] = this.#tasas;
    if (unica !== undefined && otras.length === 0 && unica.desde === '') return unica.tasa;
    const vigente = fecha === undefined ? undefined : this.#tasas.findLast(({ desde }) => desde <= fecha);
    return vigente?.tasa ?? this.#lector.rechazar('rates', 'no se dice qué tasa rige');
  }

  #porBandas(saldo: Racional): readonly Parte[] {
    let desde = NADA;
    const partes: Parte[] = [];
    for (const { hasta, tasa } of this.#bandas) {
      const techo = hasta === undefined || compararRacionales(saldo, hasta) < 0 ? saldo : hasta;
      if (compararRacionales(techo, desde) > 0) partes.push({ saldo: restarRacionales(techo, desde), tasa });
      desde = techo;
    }
    if (compararRacionales(desde, saldo) < 0) this.#lector.rechazar('tiers', 'ninguna banda llega al saldo');
    return partes;
  }

  /** Up to the end of a band and with it, as tables say "not exceeding". */
  #entera(saldo: Racional): Racional {
    const banda = this.#bandas.find(
      ({ hasta }) => hasta === undefined || compararRacionales(saldo, hasta) <= 0,
    );
    return banda?.tasa ?? this.#lector.rechazar('tiers', 'ninguna banda llega al saldo');
  }
}

function leerBandas(lector: Lector): readonly Banda[] {
  const leidas = lector.lista('tiers').map((banda) => ({
    hasta: banda.decimalSiHay(banda.nombre('up_to', 'to', 'amount_to')),
    tasa: banda.decimal('rate_pct'),
  }));
  const enOrden = leidas.every(({ hasta }, indice) => {
    const anterior = indice === 0 ? NADA : leidas[indice - 1]?.hasta;
    return anterior !== undefined && (hasta === undefined || compararRacionales(hasta, anterior) > 0);
  });
  return enOrden ? leidas : lector.rechazar('tiers', 'las bandas no van de menor a mayor');
}

function leerTasas(lector: Lector): readonly TasaDesde[] {
  if (!lector.tiene('rates')) return [{ desde: '', tasa: lector.decimal('rate_pct') }];
  return lector
    .lista('rates')
    .map((parte) => ({ desde: parte.fecha(parte.nombre('from', 'date')), tasa: parte.decimal('rate_pct') }))
    .toSorted((una, otra) => (una.desde < otra.desde ? -1 : 1));
}

function esMarginal(lector: Lector, enBandas: boolean): boolean {
  const escrito = lector.textoSiHay('tiering')?.toLowerCase();
  if (escrito === undefined)
    return enBandas || lector.rechazar('tiering', 'no se dice si la tasa es del saldo entero');
  if (/whole|entire|method a\b/.test(escrito)) return false;
  if (/marginal|band|portion|part of|slice|method b\b/.test(escrito)) return true;
  return lector.rechazar('tiering', `no se conoce «${escrito}»`);
}

// What a run goes through, in order: what it has done and, while it lives, what it still lacks.
import type { Corrida } from '@cuadra/contract/ahorros/corridas';

interface Hito {
  readonly nombre: string;
  readonly por: { readonly nombre: string } | null;
  /** Null: not yet. */
  readonly en: string | null;
}

type Vida = Pick<
  Corrida,
  | 'estado'
  | 'creadaPor'
  | 'creadaEn'
  | 'calculadaPor'
  | 'calculadaEn'
  | 'aprobadaPor'
  | 'aprobadaEn'
  | 'aplicadaPor'
  | 'aplicadaEn'
  | 'revertidaPor'
  | 'revertidaEn'
>;

export function hitosDe(corrida: Vida): Hito[] {
  const hechos: Hito[] = [
    { nombre: 'Creada', por: corrida.creadaPor, en: corrida.creadaEn },
    { nombre: 'Calculada', por: corrida.calculadaPor, en: corrida.calculadaEn },
    { nombre: 'Aprobada', por: corrida.aprobadaPor, en: corrida.aprobadaEn },
    { nombre: 'Aplicada', por: corrida.aplicadaPor, en: corrida.aplicadaEn },
  ];
  if (corrida.revertidaEn !== null || corrida.estado === 'revirtiendo')
    hechos.push({ nombre: 'Revertida', por: corrida.revertidaPor, en: corrida.revertidaEn });
  return corrida.estado === 'cancelado' ? hechos.filter(({ en }) => en !== null) : hechos;
}

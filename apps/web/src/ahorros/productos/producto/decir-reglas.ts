// The rules of a product in sentences that people read, each with what it is about.
import type { ReglasEscritas } from '@cuadra/contract/ahorros/productos';
import type { ClaseDeProducto } from '@cuadra/core/ahorros/producto';
import type { BaseDeDias } from '@cuadra/core/interes/base-de-dias';
import { nombresDeModo } from '@cuadra/core/interes/redondeo';
import type { FrecuenciaDeAbono, MetodoDeInteres, TratamientoDeEstado } from '@cuadra/core/interes/reglas';
import { decirTasa } from '#ahorros/marcas/tasa.ts';
import { formatearQuetzales } from '#ui/format/dinero.ts';

export interface Dicho {
  readonly tema: string;
  readonly frase: string;
}

type Reglas = Omit<ReglasEscritas, 'desde'>;

export function decirReglas(clase: ClaseDeProducto, reglas: Reglas, nombres: Nombres = {}): Dicho[] {
  return [
    { tema: 'Cómo gana', frase: comoGana(reglas) },
    { tema: 'Desde cuánto', frase: desdeCuanto(reglas) },
    { tema: 'Cuándo se abona', frase: `Se abona ${abonos[reglas.abono]}.` },
    { tema: 'Redondeo', frase: `Una vez por abono. ${nombresDeModo[reglas.redondeo]}.` },
    { tema: 'Cuentas inactivas', frase: tratamientos[reglas.inactivas] },
    { tema: 'Cuentas bloqueadas', frase: tratamientos[reglas.bloqueadas] },
    ...(clase === 'plazo' ? [{ tema: 'Plazos', frase: dePlazos(reglas) }] : []),
    { tema: 'Apertura', frase: apertura(reglas) },
    { tema: 'Provisión', frase: provision(reglas, nombres) },
    { tema: 'Al revertir', frase: alRevertir(reglas, nombres) },
    { tema: 'Gasto', frase: conNombre(reglas.cuentaGasto, nombres) },
    { tema: 'ISR retenido', frase: conNombre(reglas.cuentaIsr, nombres) },
  ];
}

/** In one line: what somebody who chooses wants to know. */
export const resumirReglas = (reglas: Pick<Reglas, 'metodo' | 'base' | 'abono' | 'minimo'>): string =>
  `Gana por ${metodos[reglas.metodo]}, base ${bases[reglas.base]}; se abona ${abonos[reglas.abono]}${
    reglas.minimo > 0 ? `; mínimo ${formatearQuetzales(reglas.minimo)}` : ''
  }.`;

type Nombres = Readonly<Record<string, string>>;

const metodos: Readonly<Record<MetodoDeInteres, string>> = {
  diario: 'el saldo de cada día',
  promedio: 'el saldo promedio del período',
  minimo: 'el saldo más bajo del período',
};

const bases: Readonly<Record<BaseDeDias, string>> = {
  'ACT/365F': 'ACT/365',
  'ACT/360': 'ACT/360',
  'ACT/ACT-ISDA': 'ACT/ACT',
  '30E/360': '30E/360',
  '30/360-US': '30/360 US',
};

const abonos: Readonly<Record<FrecuenciaDeAbono, string>> = {
  mensual: 'cada mes',
  trimestral: 'cada trimestre',
  semestral: 'cada semestre',
  anual: 'cada año',
  aniversario: 'cada mes, en el día de apertura de la cuenta',
  vencimiento: 'al vencimiento',
};

const tratamientos: Readonly<Record<TratamientoDeEstado, string>> = {
  paga: 'Ganan y se les abona.',
  devenga: 'Ganan, y se les abona cuando vuelvan a estar activas.',
  'no-paga': 'No ganan.',
};

function comoGana({ metodo, intradia, base, capitalizacion }: Reglas): string {
  const partes = [
    `Gana por ${metodos[metodo]}, base ${bases[base]}.`,
    intradia ? 'Cuenta el momento más bajo de cada día.' : '',
    capitalizacion === 'diaria' ? 'Capitaliza cada día.' : '',
  ];
  return partes.filter((parte) => parte !== '').join(' ');
}

function desdeCuanto({ minimo, tope }: Reglas): string {
  const menos = minimo === 0 ? 'Cualquier saldo gana' : `Gana desde ${formatearQuetzales(minimo)}`;
  return tope === null ? `${menos}.` : `${menos}; lo que pasa de ${formatearQuetzales(tope)} no gana.`;
}

function dePlazos({ plazos, penalizadaPpm }: Reglas): string {
  const ofrecidos = [...(plazos ?? [])].sort((uno, otro) => uno - otro);
  const dias = enLista.format(ofrecidos.map(String));
  const antes = penalizadaPpm === null ? '' : ` Quien retira antes gana ${decirTasa(penalizadaPpm)}.`;
  return `Ofrece ${dias} ${ofrecidos.length === 1 && ofrecidos[0] === 1 ? 'día' : 'días'}.${antes}`;
}

const enLista = new Intl.ListFormat('es-GT');

const apertura = ({ aperturaMinima }: Reglas): string =>
  aperturaMinima === 0
    ? 'Se abre con cualquier monto.'
    : `Se abre con al menos ${formatearQuetzales(aperturaMinima)}.`;

function provision({ provision: cada, cuentaPorPagar }: Reglas, nombres: Nombres): string {
  if (cada === 'ninguna') return 'El gasto se registra al abonar.';
  const cuando = cada === 'diaria' ? 'cada día' : 'cada fin de mes';
  return `El gasto se reconoce ${cuando}, en ${conNombre(cuentaPorPagar ?? '', nombres)}.`;
}

const alRevertir = ({ sinFondos, cuentaPorCobrar }: Reglas, nombres: Nombres): string =>
  sinFondos === 'omitir'
    ? 'Quien ya no tiene el dinero queda fuera.'
    : `Lo que ya no se tiene queda por cobrar, en ${conNombre(cuentaPorCobrar ?? '', nombres)}.`;

const conNombre = (cuenta: string, nombres: Nombres): string =>
  nombres[cuenta] === undefined ? cuenta : `${cuenta} ${nombres[cuenta]}`;

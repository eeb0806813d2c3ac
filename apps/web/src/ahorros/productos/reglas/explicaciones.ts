// What each choice of the rules means, in one line.
import type { PoliticaSinFondos, Provision } from '@cuadra/core/ahorros/producto';
import type { BaseDeDias } from '@cuadra/core/interes/base-de-dias';
import type { ModoDeRedondeo } from '@cuadra/core/interes/redondeo';
import type {
  Capitalizacion,
  FrecuenciaDeAbono,
  MetodoDeInteres,
  TratamientoDeEstado,
} from '@cuadra/core/interes/reglas';

type Explicadas<V extends string> = Readonly<Record<V, string>>;

export const deMetodo: Explicadas<MetodoDeInteres> = {
  diario: 'Cada día gana con el saldo que tuvo al cerrar: lo más usual.',
  promedio: 'Se promedian los saldos de todos los días, y el promedio gana por todo el período.',
  minimo: 'Todo el período gana con el saldo más bajo que hubo: premia a quien no retira.',
};

export const deBase: Explicadas<BaseDeDias> = {
  'ACT/365F': 'Los días que pasaron, entre 365 siempre, también en año bisiesto.',
  'ACT/360': 'Los días que pasaron, entre 360: paga un poco más que entre 365.',
  'ACT/ACT-ISDA': 'Los días de cada año entre los que ese año tiene, 365 o 366.',
  '30E/360': 'Todos los meses cuentan 30 días; el 31 se toma como 30.',
  '30/360-US': 'Todos los meses cuentan 30 días; el fin de febrero se ajusta a 30.',
};

export const deCapitalizacion: Explicadas<Capitalizacion> = {
  ninguna: 'Lo ganado gana desde que se abona.',
  diaria: 'Lo ganado cada día gana desde el siguiente, antes de abonarse.',
};

export const deAbono: Explicadas<FrecuenciaDeAbono> = {
  mensual: 'El último día de cada mes.',
  trimestral: 'El último día de marzo, junio, septiembre y diciembre.',
  semestral: 'El último día de junio y de diciembre.',
  anual: 'El último día de diciembre.',
  aniversario: 'Cada mes, el mismo día en que se abrió la cuenta; en meses cortos, el último.',
  vencimiento: 'Una vez, cuando termina el plazo.',
};

export const deRedondeo: Explicadas<ModoDeRedondeo> = {
  'mitad-arriba': 'Medio centavo sube: lo usual.',
  'mitad-par': 'Medio centavo va al centavo par, para no favorecer a nadie.',
  truncar: 'La fracción de centavo no se paga.',
  arriba: 'Toda fracción de centavo sube.',
  abajo: 'Toda fracción de centavo baja.',
};

export const deEstado: Explicadas<TratamientoDeEstado> = {
  paga: 'Como cualquier otra.',
  devenga: 'Se guarda lo ganado y se abona cuando vuelva a estar activa.',
  'no-paga': 'Esos días no ganan.',
};

export const deProvision: Explicadas<Provision> = {
  ninguna: 'El gasto se registra cuando se abona.',
  diaria: 'El gasto se reconoce cada día, antes de abonarse.',
  mensual: 'El gasto se reconoce cada fin de mes: útil si se abona con menos frecuencia.',
};

export const deSinFondos: Explicadas<PoliticaSinFondos> = {
  omitir: 'Si ya retiró los intereses, la reversión no le quita nada, y lo dice.',
  cobrar: 'Si ya retiró los intereses, lo que falta queda en una cuenta por cobrar.',
};

// How the institution stood when the story begins: Q 69 million in assets, three of every four lent to its asociados,
// and reserves above a tenth of them. What each agencia has and owes decides its part of the reserve.
import { cuentas } from '../cuentas.ts';
import { debe, type Escena, haber, type Suceso } from '../escena.ts';
import { esDeudora } from '../libro.ts';
import { quetzales } from '../montos.ts';

export function* apertura({ dia, agencia, libro }: Escena): Iterable<Suceso> {
  if (dia.indice !== 0) return;
  const columna = Number(agencia.id) - 1;
  const lineas = saldosIniciales.flatMap(([cuenta, ...montos]) => {
    const monto = quetzales(montos[columna] ?? 0);
    return esDeudora(cuenta) ? [debe(cuenta, monto)] : [haber(cuenta, monto)];
  });
  const reserva = lineas.reduce((suma, linea) => suma + linea.debe - linea.haber, 0);
  yield {
    tipo: 'apertura',
    concepto: `Partida de apertura: saldos iniciales de la agencia ${agencia.nombre} según inventario`,
    lineas: [...lineas, haber(cuentas.reservaIrrepartible, reserva)],
  };
  const garantizado = cartera.reduce((suma, cuenta) => suma + libro.saldo(cuenta), 0);
  const castigado = quetzales(castigadoAntes[columna] ?? 0);
  yield {
    tipo: 'apertura',
    concepto: `Apertura de cuentas de orden: garantías y cartera castigada, agencia ${agencia.nombre}`,
    lineas: [
      debe(cuentas.garantias, garantizado),
      debe(cuentas.carteraCastigada, castigado),
      haber(cuentas.contracuentaDeOrden, garantizado + castigado),
    ],
  };
}

const cartera = [cuentas.consumo, cuentas.microcredito, cuentas.vivienda];

/** Written off in earlier years. */
const castigadoAntes = [214_600, 98_300, 61_750];

/** Whole quetzales in Central, Carchá and Salamá. */
const saldosIniciales: readonly (readonly [string, number, number, number])[] = [
  [cuentas.boveda, 482_300, 248_150, 181_600],
  [cuentas.ventanilla, 60_000, 30_000, 20_000],
  [cuentas.cajaChica, 5_000, 3_000, 3_000],
  [cuentas.banrural, 1_512_480, 905_217, 698_340],
  [cuentas.industrial, 1_187_950, 902_660, 514_115],
  [cuentas.gytContinental, 684_320, 0, 0],
  [cuentas.bam, 493_870, 0, 0],
  [cuentas.ahorroEnBancos, 1_500_000, 0, 0],
  [cuentas.titulosValores, 1_000_000, 0, 0],
  [cuentas.plazoEnOtras, 2_300_000, 0, 0],
  [cuentas.consumo, 12_412_430, 5_984_210, 4_005_870],
  [cuentas.microcredito, 6_790_155, 4_312_640, 2_887_305],
  [cuentas.vivienda, 7_204_880, 2_596_115, 1_702_460],
  [cuentas.empleados, 603_240, 181_905, 118_330],
  [cuentas.enMora, 481_615, 288_730, 231_480],
  [cuentas.cobroAdministrativo, 328_450, 191_265, 130_905],
  [cuentas.cobroJudicial, 188_720, 99_640, 61_250],
  [cuentas.interesesPorCobrarInversiones, 55_700, 0, 0],
  [cuentas.interesesPorCobrarCartera, 189_340, 94_820, 64_175],
  [cuentas.anticipos, 4_500, 0, 0],
  [cuentas.otrosDeudores, 48_260, 19_400, 9_750],
  [cuentas.activosExtraordinarios, 310_000, 0, 0],
  [cuentas.inversionesPermanentes, 1_204_500, 0, 0],
  [cuentas.terrenos, 1_400_000, 0, 0],
  [cuentas.edificios, 3_180_000, 0, 0],
  [cuentas.mobiliario, 604_350, 281_200, 219_640],
  [cuentas.computo, 518_700, 209_450, 171_300],
  [cuentas.vehiculos, 497_000, 98_500, 98_500],
  [cuentas.porAmortizar, 240_000, 0, 0],
  [cuentas.estimacionEspecifica, 352_470, 195_410, 130_180],
  [cuentas.estimacionGenerica, 264_100, 128_750, 86_140],
  [cuentas.estimacionCuentasPorCobrar, 24_000, 0, 0],
  [cuentas.depreciacionAcumulada, 1_648_220, 347_515, 296_430],
  [cuentas.amortizacionAcumulada, 80_000, 0, 0],
  [cuentas.ahorroCorriente, 19_815_495, 5_576_225, 3_697_785],
  [cuentas.ahorroInfantil, 1_398_540, 551_230, 379_615],
  [cuentas.ahorroProgramado, 2_013_880, 804_145, 549_720],
  [cuentas.plazoFijo, 6_945_500, 4_606_500, 3_101_500],
  [cuentas.creditosObtenidos, 2_400_000, 0, 0],
  [cuentas.interesesPorPagarCreditos, 16_000, 0, 0],
  [cuentas.isrIntereses, 11_480, 4_465, 2_990],
  [cuentas.isrProveedores, 3_615, 840, 790],
  [cuentas.igss, 15_487, 5_565, 4_672],
  [cuentas.proveedores, 41_860, 18_240, 15_720],
  [cuentas.provisionIndemnizaciones, 548_300, 121_600, 84_950],
  [cuentas.provisionAguinaldo, 7_372, 2_649, 2_224],
  [cuentas.provisionBono14, 44_232, 15_894, 13_344],
  [cuentas.devengadosNoPercibidos, 189_340, 94_820, 64_175],
  [cuentas.aportaciones, 4_012_650, 1_604_775, 1_098_340],
  [cuentas.aportacionesExtraordinarias, 205_000, 0, 0],
  [cuentas.reservaContingencias, 548_900, 221_300, 139_450],
  [cuentas.fondoObrasSociales, 48_640, 19_870, 12_415],
  [cuentas.fondoEducacion, 61_230, 24_960, 15_680],
  [cuentas.excedentesPorAplicar, 561_840, 214_370, 137_950],
];

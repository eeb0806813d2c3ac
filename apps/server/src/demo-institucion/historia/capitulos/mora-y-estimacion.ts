// Every month end the portfolio is looked over: who fell behind, who caught up, what goes to collection, what may be
// lost and is therefore provided for, and what interest has been earned but not yet paid.
import { productosDeCredito, saldoAlDia, saldoAtrasado } from '../cartera.ts';
import { cuentas } from '../cuentas.ts';
import { debe, type Escena, haber, type LibroDeAgencia, type Suceso } from '../escena.ts';
import { entre, MILLON, porcion } from '../montos.ts';
import { mesDe } from '../palabras.ts';

export function* moraYEstimacion(escena: Escena): Iterable<Suceso> {
  if (!escena.dia.esFinDeMes) return;
  yield reclasificacion(escena);
  yield estimacion(escena);
  yield devengado(escena);
}

/** Parts per million of what was lent that the institution is used to see in arrears. */
const MORA_USUAL = 38_000;

function reclasificacion({ dia, agencia, libro, azar }: Escena): Suceso {
  const indice = Math.floor((saldoAtrasado(libro) * 1_000) / Math.floor(saldoAlDia(libro) / 1_000));
  const presion = entre(500_000, MILLON + (MORA_USUAL - indice) * 40, 1_600_000);
  const caen = productosDeCredito.map(({ cuenta }) => ({
    cuenta,
    monto: azar.variar(porcion(porcion(libro.saldo(cuenta), 7_500), presion), 250),
  }));
  const enMora = libro.saldo(cuentas.enMora);
  const seRegularizan = azar.variar(porcion(enMora, 260_000), 150);
  const aAdministrativo = azar.variar(porcion(enMora, 60_000), 300);
  const aJudicial = azar.variar(porcion(libro.saldo(cuentas.cobroAdministrativo), 45_000), 300);
  const nuevas = caen.reduce((suma, { monto }) => suma + monto, 0);
  return {
    tipo: 'diario',
    concepto: `Reclasificación de cartera por días de atraso, ${mesDe(dia)}, agencia ${agencia.nombre}`,
    lineas: [
      debe(cuentas.enMora, nuevas, 'Nuevos en mora'),
      ...caen.map(({ cuenta, monto }) => haber(cuenta, monto)),
      debe(cuentas.consumo, seRegularizan, 'Regularizados'),
      haber(cuentas.enMora, seRegularizan, 'Regularizados'),
      debe(cuentas.cobroAdministrativo, aAdministrativo),
      haber(cuentas.enMora, aAdministrativo),
      debe(cuentas.cobroJudicial, aJudicial),
      haber(cuentas.cobroAdministrativo, aJudicial),
    ],
  };
}

/** What the policy asks to have set aside: all of what is in court, a part of the rest. */
function estimacionNecesaria(libro: LibroDeAgencia): { especifica: number; generica: number } {
  return {
    especifica:
      libro.saldo(cuentas.cobroJudicial) +
      porcion(libro.saldo(cuentas.cobroAdministrativo), 350_000) +
      porcion(libro.saldo(cuentas.enMora), 100_000),
    generica: porcion(saldoAlDia(libro), 10_000),
  };
}

function estimacion({ dia, agencia, libro, azar }: Escena): Suceso {
  const { especifica, generica } = estimacionNecesaria(libro);
  // Never less than a regular month's charge: losses are spread over the year, not met when they come.
  const minimo = azar.variar(porcion(saldoAlDia(libro), 420), 100);
  const aEspecifica = Math.max(minimo, especifica - libro.saldo(cuentas.estimacionEspecifica));
  const aGenerica = Math.max(porcion(minimo, 150_000), generica - libro.saldo(cuentas.estimacionGenerica));
  return {
    tipo: 'diario',
    concepto: `Estimación para créditos de dudosa recuperación, ${mesDe(dia)}, agencia ${agencia.nombre}`,
    registra: 'contador',
    lineas: [
      debe(cuentas.gastoEstimacion, aEspecifica + aGenerica),
      haber(cuentas.estimacionEspecifica, aEspecifica),
      haber(cuentas.estimacionGenerica, aGenerica),
    ],
  };
}

/** Income is what has been paid; what is only earned waits among the deferred products, for the same amount. */
function devengado({ dia, agencia, libro, azar }: Escena): Suceso {
  const delMes = productosDeCredito.reduce(
    (suma, { cuenta, tasa }) => suma + porcion(libro.saldo(cuenta), Math.round(tasa / 12)),
    0,
  );
  const pendiente = azar.variar(porcion(delMes, 520_000), 80);
  const diferencia = pendiente - libro.saldo(cuentas.interesesPorCobrarCartera);
  return {
    tipo: 'interes',
    concepto: `Intereses devengados no percibidos sobre cartera al cierre de ${mesDe(dia)}, agencia ${agencia.nombre}`,
    lineas: [
      debe(cuentas.interesesPorCobrarCartera, diferencia),
      haber(cuentas.devengadosNoPercibidos, diferencia),
    ],
  };
}

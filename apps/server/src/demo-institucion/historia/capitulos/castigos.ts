// Twice a year the board writes off what the courts could not recover; what is later paid after all is income.
import { cuentas } from '../cuentas.ts';
import { debe, type Escena, haber, type Suceso } from '../escena.ts';
import { porcion, redondo } from '../montos.ts';
import { bancoQueRecibe } from '../tesoreria.ts';

export function* castigos(escena: Escena): Iterable<Suceso> {
  const { dia, agencia } = escena;
  if ((dia.mes === 6 || dia.mes === 12) && dia.esHabil && dia.habilesRestantes === 2) yield castigo(escena);
  if (agencia.esCentral && [3, 8, 11].includes(dia.mes) && dia.habil === 17) yield recuperacion(escena);
  if ((dia.mes === 6 || dia.mes === 12) && dia.esFinDeMes) yield garantias(escena);
}

function castigo({ dia, agencia, libro, azar, correlativo }: Escena): Suceso {
  const judicial = porcion(libro.saldo(cuentas.cobroJudicial), azar.entero(260_000, 340_000));
  const monto = Math.min(judicial, libro.saldo(cuentas.estimacionEspecifica));
  const acta = `Acta ${correlativo('acta') % 100}-${dia.anio}`;
  return {
    tipo: 'diario',
    concepto: `Castigo de créditos irrecuperables autorizado por el consejo, ${acta}, agencia ${agencia.nombre}`,
    lineas: [
      debe(cuentas.estimacionEspecifica, monto, acta),
      haber(cuentas.cobroJudicial, monto, acta),
      debe(cuentas.carteraCastigada, monto, acta),
      haber(cuentas.contracuentaDeOrden, monto, acta),
    ],
  };
}

function recuperacion({ libro, azar, correlativo }: Escena): Suceso {
  const monto = Math.min(
    redondo(azar.entero(350_000, 1_400_000), 5_000),
    libro.saldo(cuentas.carteraCastigada),
  );
  const recibo = `Recibo ${correlativo('recuperacion')}`;
  return {
    tipo: 'ingreso',
    concepto: `Recuperación de crédito castigado por convenio de pago, ${recibo.toLowerCase()}`,
    lineas: [
      debe(bancoQueRecibe(libro), monto, recibo),
      haber(cuentas.recuperacionCastigada, monto),
      debe(cuentas.contracuentaDeOrden, monto),
      haber(cuentas.carteraCastigada, monto),
    ],
  };
}

/** Guarantees are registered at what the portfolio they cover is worth. */
function garantias({ dia, agencia, libro }: Escena): Suceso {
  const cubierto = [cuentas.consumo, cuentas.microcredito, cuentas.vivienda];
  const valor = cubierto.reduce((suma, cuenta) => suma + libro.saldo(cuenta), 0);
  const diferencia = valor - libro.saldo(cuentas.garantias);
  return {
    tipo: 'diario',
    concepto: `Actualización semestral del registro de garantías al ${dia.numero}/${dia.mes}/${dia.anio}, agencia ${agencia.nombre}`,
    registra: 'contador',
    lineas: [debe(cuentas.garantias, diferencia), haber(cuentas.contracuentaDeOrden, diferencia)],
  };
}

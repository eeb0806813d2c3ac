// The staff: salaries and their benefits every month, IGSS the month after, Bono 14 in July, aguinaldo in December, and
// now and then someone who leaves with their indemnity. Both bonuses are paid from what was provided for them.
import { cierreAnterior } from '../calendario.ts';
import { cuentas } from '../cuentas.ts';
import { debe, type Escena, haber, type Suceso } from '../escena.ts';
import { MILLON, porcion, quetzales, redondo } from '../montos.ts';
import { mesAnteriorA, mesDe } from '../palabras.ts';
import { cheque, transferencia } from '../tesoreria.ts';

export function* planilla(escena: Escena): Iterable<Suceso> {
  const { dia, agencia } = escena;
  if (dia.esHabil && dia.habilesRestantes === 1) yield sueldosDelMes(escena);
  if (dia.habil === 12) yield pagoDelIgss(escena);
  if (dia.mes === 7 && dia.habil === 9) yield bonificacionAnual(escena, cuentas.provisionBono14, 'Bono 14');
  if (dia.mes === 12 && dia.habil === 9)
    yield bonificacionAnual(escena, cuentas.provisionAguinaldo, 'Aguinaldo');
  if (agencia.esCentral && dia.mes === 9 && dia.habil === 19) yield retiroDeEmpleado(escena);
}

const AUMENTO_ANUAL = 45_000;
const BONIFICACION = quetzales(250);
const IGSS_LABORAL = 48_300;
/** IGSS 10.67 %, IRTRA 1 %, INTECAP 1 %. */
const IGSS_PATRONAL = 126_700;
const ISR_ASALARIADOS = 14_000;
/** A twelfth of the year's salaries for each benefit. */
const PRESTACION = 83_333;

function sueldosDelMes(escena: Escena): Suceso {
  const { dia, agencia, azar } = escena;
  const ordinarios = azar.variar(porcion(agencia.sueldos, MILLON + AUMENTO_ANUAL * dia.ejercicio), 8);
  const bonificacion = agencia.empleados * BONIFICACION;
  const laboral = porcion(ordinarios, IGSS_LABORAL);
  const patronal = porcion(ordinarios, IGSS_PATRONAL);
  const isr = porcion(ordinarios, ISR_ASALARIADOS);
  const prestacion = porcion(ordinarios, PRESTACION);
  const { banco, documento } = transferencia(escena);
  return {
    tipo: 'egreso',
    concepto: `Planilla de sueldos de ${mesDe(dia)}, ${agencia.empleados} empleados, agencia ${agencia.nombre}`,
    registra: 'contador2',
    lineas: [
      debe(cuentas.sueldos, ordinarios),
      debe(cuentas.bonificacion, bonificacion),
      debe(cuentas.cuotaPatronal, patronal),
      debe(cuentas.aguinaldo, prestacion),
      debe(cuentas.bono14, prestacion),
      debe(cuentas.indemnizaciones, prestacion),
      haber(cuentas.igss, laboral + patronal),
      haber(cuentas.isrProveedores, isr, 'ISR de asalariados'),
      haber(cuentas.provisionAguinaldo, prestacion),
      haber(cuentas.provisionBono14, prestacion),
      haber(cuentas.provisionIndemnizaciones, prestacion),
      haber(banco, ordinarios + bonificacion - laboral - isr, documento),
    ],
  };
}

function pagoDelIgss(escena: Escena): Suceso {
  const { dia, libro } = escena;
  const monto = libro.saldoAl(cuentas.igss, cierreAnterior(dia));
  const { banco, documento } = transferencia(escena);
  return {
    tipo: 'egreso',
    concepto: `Pago de cuotas laboral y patronal al IGSS, planilla de ${mesAnteriorA(dia)}`,
    lineas: [debe(cuentas.igss, monto), haber(banco, monto, documento)],
  };
}

function bonificacionAnual(escena: Escena, provision: string, nombre: string): Suceso {
  const { dia, agencia, libro } = escena;
  const monto = libro.saldoAl(provision, cierreAnterior(dia));
  const { banco, documento } = transferencia(escena);
  return {
    tipo: 'egreso',
    concepto: `Pago de ${nombre} ${dia.anio} al personal de la agencia ${agencia.nombre}`,
    registra: 'contador2',
    lineas: [debe(provision, monto), haber(banco, monto, documento)],
  };
}

function retiroDeEmpleado(escena: Escena): Suceso {
  const { azar } = escena;
  const monto = redondo(azar.entero(2_400_000, 5_200_000), 100);
  const { banco, documento } = cheque(escena);
  return {
    tipo: 'egreso',
    concepto: `Pago de indemnización por retiro de colaborador, finiquito ${azar.entero(10, 99)}`,
    lineas: [debe(cuentas.provisionIndemnizaciones, monto), haber(banco, monto, documento)],
  };
}

// What nobody understands at first: a deposit without a name, a charge without a reason, a drawer with too much or too
// little, cheques of other banks on their way. All of it is cleared up before the month ends.
import { enAhorro } from '#demo-institucion/ahorros/repartir-linea.ts';
import { EJERCICIOS_COMPLETOS } from '../calendario.ts';
import { cuentas } from '../cuentas.ts';
import { debe, type Escena, haber, type Suceso } from '../escena.ts';
import { fechaCorta } from '../palabras.ts';
import { bancoQuePaga, bancoQueRecibe } from '../tesoreria.ts';

export function* porAclarar(escena: Escena): Iterable<Suceso> {
  const { dia, agencia, libro } = escena;
  if (agencia.esCentral) {
    yield* chequesDeOtrosBancos(escena);
    yield* depositoSinNombre(escena);
    yield* cargoSinRazon(escena);
  }
  yield* diferenciasDeCaja(escena);
  if (dia.habilesRestantes === 0 && dia.esHabil && libro.saldo(cuentas.sobrantes) > 0) {
    const monto = libro.saldo(cuentas.sobrantes);
    yield {
      tipo: 'diario',
      concepto: 'Traslado a productos de sobrantes de caja no reclamados en el mes',
      lineas: [debe(cuentas.sobrantes, monto), haber(cuentas.otrosProductos, monto)],
    };
  }
}

function* chequesDeOtrosBancos({ dia, libro, azar, correlativo }: Escena): Iterable<Suceso> {
  const enCamino = libro.saldo(cuentas.chequesPorCompensar);
  if (dia.habil === 9) {
    const cuantos = azar.entero(4, 11);
    const monto = cuantos * azar.entero(180_000, 640_000);
    yield {
      tipo: 'caja',
      concepto: `Depósitos de asociados con ${cuantos} cheques de otros bancos, planilla ${correlativo('compensacion')}`,
      lineas: [
        debe(cuentas.chequesPorCompensar, monto),
        haber(cuentas.ahorroCorriente, monto, enAhorro.cheques),
      ],
    };
  } else if (dia.habil === 10 && enCamino > 0) {
    yield {
      tipo: 'banco',
      concepto: 'Compensación de cheques de otros bancos depositados por asociados',
      lineas: [
        debe(bancoQueRecibe(libro), enCamino, `NC ${fechaCorta(dia)}`),
        haber(cuentas.chequesPorCompensar, enCamino),
      ],
    };
  }
}

function* depositoSinNombre({ dia, libro, azar, correlativo }: Escena): Iterable<Suceso> {
  const pendiente = libro.saldo(cuentas.depositosPorIdentificar);
  if (dia.habil === 11 && azar.ocurre(600)) {
    const monto = azar.entero(35_000, 640_000);
    const boleta = `Boleta ${correlativo('boleta sin nombre') + 5_000_000}`;
    yield {
      tipo: 'banco',
      concepto: `Depósito en banco pendiente de identificar, ${boleta.toLowerCase()}`,
      lineas: [
        debe(bancoQueRecibe(libro), monto, boleta),
        haber(cuentas.depositosPorIdentificar, monto, boleta),
      ],
    };
  } else if (dia.habil === 15 && pendiente > 0) {
    yield {
      tipo: 'diario',
      concepto:
        'Depósito identificado: se acredita en la cuenta de ahorro del asociado que presentó su boleta',
      lineas: [
        debe(cuentas.depositosPorIdentificar, pendiente),
        haber(cuentas.ahorroCorriente, pendiente, enAhorro.identificado),
      ],
    };
  }
}

function* cargoSinRazon({ dia, libro, azar, correlativo }: Escena): Iterable<Suceso> {
  const pendiente = libro.saldo(cuentas.cargosPorAclarar);
  if (dia.habil === 8 && azar.ocurre(350)) {
    const monto = azar.entero(5_000, 45_000);
    const nota = `ND ${correlativo('nota de debito')}`;
    yield {
      tipo: 'banco',
      concepto: `Cargo del banco sin explicación, en reclamo, ${nota}`,
      lineas: [debe(cuentas.cargosPorAclarar, monto, nota), haber(bancoQuePaga(libro), monto, nota)],
    };
  } else if (dia.habil === 14 && pendiente > 0) {
    const devuelto = azar.ocurre(500);
    yield {
      tipo: 'banco',
      concepto: devuelto
        ? 'El banco devuelve el cargo reclamado'
        : 'El banco aclara el cargo reclamado: comisión por cheque de caja',
      lineas: [
        debe(devuelto ? bancoQueRecibe(libro) : cuentas.cargosBancarios, pendiente),
        haber(cuentas.cargosPorAclarar, pendiente),
      ],
    };
  }
}

function* diferenciasDeCaja(escena: Escena): Iterable<Suceso> {
  const { dia, libro, azar } = escena;
  const porCobrar = libro.saldo(cuentas.faltantes);
  if (dia.habil === 12 && (azar.ocurre(280) || (hayDiferenciaSegura(escena) && dia.mes % 2 === 0))) {
    const monto = azar.entero(200, 9_500);
    yield {
      tipo: 'caja',
      concepto: `Sobrante en arqueo de caja del ${fechaCorta(dia)}, por aclarar`,
      lineas: [debe(cuentas.ventanilla, monto), haber(cuentas.sobrantes, monto)],
    };
  } else if (dia.habil === 16 && (azar.ocurre(150) || (hayDiferenciaSegura(escena) && dia.mes % 2 === 1))) {
    const monto = azar.entero(1_000, 30_000);
    yield {
      tipo: 'caja',
      concepto: `Faltante en arqueo de caja del ${fechaCorta(dia)}, a cargo del cajero`,
      lineas: [debe(cuentas.faltantes, monto), haber(cuentas.ventanilla, monto)],
    };
  } else if (dia.habil === 3 && porCobrar > 0) {
    yield {
      tipo: 'caja',
      concepto: 'Pago del faltante de caja por el cajero responsable',
      lineas: [debe(cuentas.ventanilla, porCobrar), haber(cuentas.faltantes, porCobrar)],
    };
  }
}

const MESES_CON_CAJAS_DEL_ANIO_ANTERIOR = 2;

/** In the months whose cajas may be told one by one, Central leaves none to chance: there is one of each in any two. */
function hayDiferenciaSegura({ dia, agencia }: Escena): boolean {
  const mesesContados = dia.ejercicio * 12 + dia.mes;
  return agencia.esCentral && mesesContados > EJERCICIOS_COMPLETOS * 12 - MESES_CON_CAJAS_DEL_ANIO_ANTERIOR;
}

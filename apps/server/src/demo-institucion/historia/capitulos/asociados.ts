// Asociados who leave: their contributions are returned by cheque.
import { cuentas } from '../cuentas.ts';
import { debe, type Escena, haber, type Suceso } from '../escena.ts';
import { porcion } from '../montos.ts';
import { cheque } from '../tesoreria.ts';

export function* asociados(escena: Escena): Iterable<Suceso> {
  const { dia, agencia, libro, correlativo } = escena;
  if (agencia.esCentral && dia.mes % 2 === 0 && dia.habil === 9) yield renuncias(escena);
  if (agencia.esCentral && dia.habil === 13 && libro.saldo(cuentas.porDevolver) > 0) {
    const monto = libro.saldo(cuentas.porDevolver);
    const { banco, documento } = cheque(escena);
    yield {
      tipo: 'egreso',
      concepto: `Devolución de aportaciones a asociados retirados, liquidación ${correlativo('liquidacion')}`,
      lineas: [debe(cuentas.porDevolver, monto), haber(banco, monto, documento)],
    };
  }
}

function renuncias({ dia, libro, azar }: Escena): Suceso {
  const monto = azar.variar(porcion(libro.saldo(cuentas.aportaciones), 3_800), 350);
  return {
    tipo: 'diario',
    concepto: `Renuncias de asociados aceptadas por el consejo, punto ${azar.entero(3, 9)} del acta del mes ${dia.mes}`,
    lineas: [debe(cuentas.aportaciones, monto), haber(cuentas.porDevolver, monto)],
  };
}

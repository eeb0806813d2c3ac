// What the assembly set aside for education and social works is spent on them, a part at a time.
import { cuentas } from '../cuentas.ts';
import { debe, type Escena, haber, type Suceso } from '../escena.ts';
import { porcion, quetzales, redondo } from '../montos.ts';
import { cheque } from '../tesoreria.ts';

export function* fondosSociales(escena: Escena): Iterable<Suceso> {
  const { dia } = escena;
  for (const uso of usos) if (dia.mes === uso.mes && dia.habil === uso.habil) yield gastar(escena, uso);
}

interface Uso {
  readonly mes: number;
  readonly habil: number;
  readonly fondo: string;
  readonly destino: string;
}

const usos: readonly Uso[] = [
  {
    mes: 1,
    habil: 11,
    fondo: cuentas.fondoObrasSociales,
    destino: 'Entrega de útiles escolares a escuelas rurales',
  },
  {
    mes: 5,
    habil: 14,
    fondo: cuentas.fondoEducacion,
    destino: 'Taller de educación cooperativa para asociados',
  },
  { mes: 8, habil: 15, fondo: cuentas.fondoEducacion, destino: 'Becas de secundaria a hijos de asociados' },
  {
    mes: 11,
    habil: 12,
    fondo: cuentas.fondoObrasSociales,
    destino: 'Jornada médica y reforestación comunitaria',
  },
];

function gastar(escena: Escena, { fondo, destino }: Uso): Suceso {
  const { agencia, libro, azar } = escena;
  const monto = redondo(porcion(libro.saldo(fondo), azar.entero(280_000, 420_000)), quetzales(50));
  const { banco, documento } = cheque(escena);
  return {
    tipo: 'egreso',
    concepto: `${destino}, agencia ${agencia.nombre}`,
    lineas: [debe(fondo, monto), haber(banco, monto, documento)],
  };
}

// For tests: two months of a bank account told by both sides, cruces among them, whole or in part, and what is outstanding at the end of
// each month, worked out here line by line and without what is being tested.
import fc from 'fast-check';
import { type Centavos, centavos } from '../../dinero.ts';
import { clasificar } from '../clasificar.ts';
import type { Pendiente } from '../conciliacion.ts';
import type { TotalesDelMes } from '../cuadratica.ts';

type Lado = 'banco' | 'libros';

interface Renglon {
  readonly lado: Lado;
  readonly mes: 1 | 2;
  readonly cantidad: number;
}

/** What each takes of each of its renglones; both sides add up to the same. It counts from its latest. */
interface Cruce {
  readonly partes: readonly (Renglon & { readonly renglon: number })[];
  readonly mes: 1 | 2;
}

export interface LibrosAlAzar {
  readonly banco: TotalesDelMes;
  readonly libros: TotalesDelMes;
  readonly alInicio: readonly Pendiente[];
  readonly alFinal: readonly Pendiente[];
  /** What cruces of the second month compensate: what the books entered and the bank did not, in them. */
  readonly compensado: number;
}

const meses = fc.constantFrom(1 as const, 2 as const);
const cantidades = fc.integer({ min: -500, max: 500 }).filter((cantidad) => cantidad !== 0);

/** A group that adds up on both sides: all but the last are free, and the last makes it even. */
const grupos = fc.record({
  banco: fc.array(fc.tuple(meses, cantidades), { maxLength: 3 }),
  libros: fc.array(fc.tuple(meses, cantidades), { maxLength: 3 }),
  cierraEn: fc.constantFrom<Lado>('banco', 'libros'),
  mesDelUltimo: meses,
  /** What is left of the last one, of its sign. */
  sobra: fc.nat({ max: 200 }),
});

export const librosAlAzar: fc.Arbitrary<LibrosAlAzar> = fc
  .record({
    sueltos: fc.array(
      fc.record({ lado: fc.constantFrom<Lado>('banco', 'libros'), mes: meses, cantidad: cantidades }),
    ),
    grupos: fc.array(grupos, { maxLength: 8 }),
    inicial: fc.integer({ min: -1_000, max: 5_000 }),
  })
  .map(({ sueltos, grupos: varios, inicial }) => {
    const renglones: Renglon[] = [...sueltos];
    const cruces = varios.flatMap((grupo) => cruzarGrupo(grupo, renglones));
    return contar(renglones, cruces, inicial);
  });

type Grupo = typeof grupos extends fc.Arbitrary<infer G> ? G : never;

function cruzarGrupo({ banco, libros, cierraEn, mesDelUltimo, sobra }: Grupo, renglones: Renglon[]): Cruce[] {
  const partes: Cruce['partes'][number][] = [];
  const poner = (lado: Lado, mes: 1 | 2, cantidad: number, entero = cantidad) => {
    partes.push({ lado, mes, cantidad, renglon: renglones.length });
    renglones.push({ lado, mes, cantidad: entero });
  };
  for (const [mes, cantidad] of banco) poner('banco', mes, cantidad);
  for (const [mes, cantidad] of libros) poner('libros', mes, cantidad);
  const suma = (lado: Lado) =>
    partes.filter((una) => una.lado === lado).reduce((total, { cantidad }) => total + cantidad, 0);
  const falta = cierraEn === 'banco' ? suma('libros') - suma('banco') : suma('banco') - suma('libros');
  if (falta !== 0) poner(cierraEn, mesDelUltimo, falta, falta + Math.sign(falta) * sobra);
  return partes.length === 0 ? [] : [{ partes, mes: partes.some(({ mes }) => mes === 2) ? 2 : 1 }];
}

function contar(renglones: readonly Renglon[], cruces: readonly Cruce[], inicial: number): LibrosAlAzar {
  const total = (lado: Lado, mes: 1 | 2, signo: 1 | -1): Centavos =>
    centavos(
      renglones
        .filter((uno) => uno.lado === lado && uno.mes === mes && Math.sign(uno.cantidad) === signo)
        .reduce((suma, { cantidad }) => suma + signo * cantidad, 0),
    );
  const delMes = (lado: Lado): TotalesDelMes => ({
    saldoInicial: centavos(inicial + total(lado, 1, 1) - total(lado, 1, -1)),
    entradas: total(lado, 2, 1),
    salidas: total(lado, 2, -1),
  });
  const pendientes = (al: 1 | 2): Pendiente[] =>
    renglones.flatMap(({ lado, mes, cantidad }, renglon) => {
      const tomado = cruces
        .filter((cruce) => cruce.mes <= al)
        .flatMap(({ partes }) => partes.filter((una) => una.renglon === renglon))
        .reduce((suma, una) => suma + una.cantidad, 0);
      const resto = centavos(cantidad - tomado);
      if (mes > al || resto === 0) return [];
      const clase = clasificar({ lado, monto: resto, tieneCheque: renglon % 2 === 0 });
      return [{ lado, clase, monto: resto, explicado: renglon % 3 === 0 }];
    });
  const entrado = ({ partes }: Cruce, lado: Lado) =>
    partes
      .filter((una) => una.lado === lado && una.cantidad > 0)
      .reduce((suma, { cantidad }) => suma + cantidad, 0);
  const compensado = cruces
    .filter(({ mes }) => mes === 2)
    .reduce((suma, cruce) => suma + entrado(cruce, 'libros') - entrado(cruce, 'banco'), 0);
  return {
    banco: delMes('banco'),
    libros: delMes('libros'),
    alInicio: pendientes(1),
    alFinal: pendientes(2),
    compensado,
  };
}

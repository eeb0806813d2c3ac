// Up to where a book is printed: a month, as people think of it, or the number of a partida when it must be another one. It
// goes on where it ended, or begins where the person says the first time.
import { listarLibrosLegales } from '@cuadra/contract/contabilidad/folios/folios';
import { listarMesesDelDiario } from '@cuadra/contract/contabilidad/folios/impresion-de-libros';
import type { LibroLegal } from '@cuadra/contract/contabilidad/folios/libros-legales';
import { listarPeriodos } from '@cuadra/contract/contabilidad/periodos/periodos';
import { nombreDeMes } from '@cuadra/core/meses';
import { numeroDePartida, tramoDePartidas } from '@cuadra/core/partida';
import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queryOf } from '#platform/query.ts';
import { SelectField } from '#ui/fields/select-field.tsx';
import classes from '../folios.module.css';
import { mesesPorImprimir } from './meses-por-imprimir.ts';

interface Numeros {
  readonly ejercicio: number;
  /** Only in the first printing of all. */
  readonly desde?: number;
  readonly hasta: number;
}

interface Escritos {
  readonly ejercicio?: number;
  readonly desde?: string;
  readonly hasta?: string;
  /** Up to a number that is not the end of a month. */
  readonly porNumero?: boolean;
}

/** What is written, and what it amounts to; undefined while it makes no sense. */
export function useNumeros(libro: Extract<LibroLegal, 'diario' | 'mayor'>) {
  const [escritos, setEscritos] = useState<Escritos>({});
  const { data: libros } = useQuery(queryOf(listarLibrosLegales));
  const { data: periodos } = useQuery(queryOf(listarPeriodos, { query: {} }));
  const continua = libros?.find((uno) => uno.libro === libro)?.continuaEn ?? null;
  const ejercicios = periodos?.ejercicios ?? [];
  const abierto = ejercicios.find(({ estado }) => estado === 'abierto') ?? ejercicios.at(-1);
  const ejercicio = continua?.ejercicio ?? escritos.ejercicio ?? abierto?.anio;
  const ultimo = ejercicios.find(({ anio }) => anio === ejercicio)?.ultimoNumero ?? 0;
  // The mayor follows the diario.
  const delDiario = libros?.find((uno) => uno.libro === 'diario')?.continuaEn ?? null;
  const tope =
    libro === 'mayor' && delDiario !== null && delDiario.ejercicio === ejercicio
      ? delDiario.partida - 1
      : ultimo;
  const desde = continua?.partida ?? Number(escritos.desde ?? 1);
  const { data: delAnio } = useQuery({
    ...queryOf(listarMesesDelDiario, { params: { anio: ejercicio ?? 2000 } }),
    enabled: ejercicio !== undefined,
  });
  const meses = mesesPorImprimir(delAnio ?? [], { desde, tope });
  const hasta = Number(escritos.hasta ?? meses.at(-1)?.hasta ?? tope);
  const mes = escritos.porNumero === true ? undefined : meses.findLast((uno) => uno.hasta === hasta);
  const sirve =
    ejercicio !== undefined &&
    Number.isInteger(desde) &&
    Number.isInteger(hasta) &&
    desde >= 1 &&
    hasta >= desde;
  const numeros: Numeros | undefined = sirve
    ? { ejercicio, hasta, ...(continua === null ? { desde } : {}) }
    : undefined;
  return {
    numeros,
    campos: {
      continua,
      ejercicio,
      ejercicios,
      desde: escritos.desde ?? '1',
      hasta: escritos.hasta ?? String(meses.at(-1)?.hasta ?? tope),
      tope,
      meses,
      mes,
      porNumero: escritos.porNumero === true || meses.length === 0,
    },
    escribir: (cambios: Escritos) => setEscritos((antes) => ({ ...antes, ...cambios })),
  };
}

export function CamposDeNumeros({ campos, escribir }: Omit<ReturnType<typeof useNumeros>, 'numeros'>) {
  const { continua, ejercicio, ejercicios, desde, hasta, tope, meses, mes, porNumero } = campos;
  return (
    <>
      <DondeSigue continua={continua} />
      {continua === null && (
        <SelectField
          etiqueta="Ejercicio"
          valor={String(ejercicio ?? '')}
          opciones={ejercicios.map(({ anio }) => [String(anio), String(anio)])}
          onCambio={(elegido) => escribir({ ejercicio: Number(elegido) })}
        />
      )}
      {continua === null && (
        <TextInput
          label="Desde la partida"
          inputMode="numeric"
          value={desde}
          onChange={({ currentTarget }) => escribir({ desde: currentTarget.value })}
        />
      )}
      {meses.length > 0 && <HastaElMes campos={campos} escribir={escribir} />}
      {mes?.conOtros === true && (
        <p className={classes.explicacion}>
          Los libros van por número: entre esas partidas hay de otros meses, por el orden en que se
          registraron.
        </p>
      )}
      {porNumero && (
        <TextInput
          label="Hasta la partida"
          description={`La última que puede imprimirse es la ${numeroDePartida({ numero: tope, ejercicio: ejercicio ?? 0 })}.`}
          inputMode="numeric"
          data-autofocus
          value={hasta}
          onChange={({ currentTarget }) => escribir({ hasta: currentTarget.value })}
        />
      )}
    </>
  );
}

function DondeSigue({ continua }: Pick<ReturnType<typeof useNumeros>['campos'], 'continua'>) {
  return (
    <p className={classes.explicacion}>
      {continua === null
        ? 'Es la primera impresión de este libro: diga desde qué partida empieza. Las siguientes continuarán donde esta termine.'
        : `El libro sigue en la partida ${numeroDePartida({ numero: continua.partida, ejercicio: continua.ejercicio })}.`}
    </p>
  );
}

function HastaElMes({ campos, escribir }: Omit<ReturnType<typeof useNumeros>, 'numeros'>) {
  const { continua, ejercicio, desde, meses, mes, porNumero } = campos;
  const primera = continua?.partida ?? Number(desde);
  return (
    <SelectField
      etiqueta="Imprimir hasta"
      valor={porNumero ? OTRO : String(mes?.mes ?? OTRO)}
      opciones={[
        ...meses.map((uno): [string, string] => [
          String(uno.mes),
          `${nombreDeMes(uno.mes)} de ${ejercicio}: ${decirTramo(ejercicio ?? 0, primera, uno.hasta)}`,
        ]),
        [OTRO, 'Otra partida, por su número'],
      ]}
      onCambio={(elegido) => {
        const suyo = meses.find((uno) => String(uno.mes) === elegido);
        escribir(suyo === undefined ? { porNumero: true } : { porNumero: false, hasta: String(suyo.hasta) });
      }}
    />
  );
}

const OTRO = 'otra';

const decirTramo = (ejercicio: number, desde: number, hasta: number): string =>
  `${desde === hasta ? 'partida' : 'partidas'} ${tramoDePartidas({ ejercicio, desde, hasta })}`;

// Which partidas a book is printed up to: it goes on where it ended, or begins where the person says the first time.
import { listarLibrosLegales } from '@cuadra/contract/contabilidad/folios/folios';
import type { LibroLegal } from '@cuadra/contract/contabilidad/folios/libros-legales';
import { listarPeriodos } from '@cuadra/contract/contabilidad/periodos/periodos';
import { numeroDePartida } from '@cuadra/core/partida';
import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queryOf } from '../../../platform/query.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { formatearEntero } from '../../../ui/format/dinero.ts';
import classes from '../folios.module.css';

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
  const hasta = Number(escritos.hasta ?? tope);
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
      hasta: escritos.hasta ?? String(tope),
      tope,
    },
    escribir: (cambios: Escritos) => setEscritos((antes) => ({ ...antes, ...cambios })),
  };
}

export function CamposDeNumeros({ campos, escribir }: Omit<ReturnType<typeof useNumeros>, 'numeros'>) {
  const { continua, ejercicio, ejercicios, desde, hasta, tope } = campos;
  return (
    <>
      {continua === null ? (
        <p className={classes.explicacion}>
          Es la primera impresión de este libro: diga desde qué partida empieza. Las siguientes continuarán
          donde esta termine.
        </p>
      ) : (
        <p className={classes.explicacion}>
          El libro sigue en la partida{' '}
          {numeroDePartida({ numero: continua.partida, ejercicio: continua.ejercicio })}.
        </p>
      )}
      {continua === null && (
        <SelectField
          etiqueta="Ejercicio"
          valor={String(ejercicio ?? '')}
          opciones={ejercicios.map(({ anio }) => [String(anio), String(anio)])}
          onCambio={(elegido) => escribir({ ejercicio: Number(elegido) })}
        />
      )}
      <div className={classes.par}>
        <TextInput
          label="Desde la partida"
          inputMode="numeric"
          disabled={continua !== null}
          value={continua === null ? desde : String(continua.partida)}
          onChange={({ currentTarget }) => escribir({ desde: currentTarget.value })}
        />
        <TextInput
          label="Hasta la partida"
          description={`La última que puede imprimirse es la ${formatearEntero(tope)}.`}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          inputMode="numeric"
          data-autofocus
          value={hasta}
          onChange={({ currentTarget }) => escribir({ hasta: currentTarget.value })}
        />
      </div>
    </>
  );
}

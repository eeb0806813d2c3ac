// What each book is asked for when it is printed on its folios.
import { listarLibrosLegales } from '@cuadra/contract/contabilidad/folios/folios';
import { listarMesesDelDiario } from '@cuadra/contract/contabilidad/folios/impresion-de-libros';
import type { LibroLegal } from '@cuadra/contract/contabilidad/folios/libros-legales';
import {
  type AgrupacionDeMayor,
  agrupacionesDeMayor,
  estados,
  type ModoDeDiario,
  modosDeDiario,
  type NombreDeEstado,
  titulosDeEstado,
} from '@cuadra/contract/contabilidad/opciones';
import { listarPeriodos } from '@cuadra/contract/contabilidad/periodos/periodos';
import { nombreDeMes } from '@cuadra/core/meses';
import { numeroDePartida, tramoDePartidas } from '@cuadra/core/partida';
import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { NivelField } from '#contabilidad/libros-legales/nivel-field.tsx';
import { queryOf } from '#platform/query.ts';
import { ChoiceField } from '#ui/fields/choice-field.tsx';
import { DateField } from '#ui/fields/date-field.tsx';
import type { PaperSize } from '#ui/fields/paper-field.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { lastMonth } from '#ui/format/ranges.ts';
import { FieldRow } from '#ui/order/fields.tsx';
import { Note } from '#ui/text/text.tsx';
import { ImprimirEnFolios } from './imprimir-en-folios.tsx';
import { mesesPorImprimir } from './meses-por-imprimir.ts';

const agrupaciones = { movimiento: 'Por movimiento', dia: 'Por día', mes: 'Por mes' } as const;

export function ImprimirMayor({ onClose }: { readonly onClose: () => void }) {
  const { numeros, ...campos } = useNumeros('mayor');
  const [agrupacion, setAgrupacion] = useState<AgrupacionDeMayor>('dia');
  const [nivel, setNivel] = useState<number>();
  const [papel, setPapel] = useState<PaperSize>('carta');
  const forma = { agrupacion, papel, ...(nivel === undefined ? {} : { nivel }) };
  return (
    <ImprimirEnFolios
      libro="mayor"
      pedido={numeros === undefined ? undefined : { libro: 'mayor', ...numeros, ...forma }}
      papel={papel}
      onPapel={setPapel}
      onClose={onClose}
    >
      <CamposDeNumeros {...campos} />
      <ChoiceField
        label="Centralizado"
        options={agrupacionesDeMayor.map((valor) => ({ value: valor, text: agrupaciones[valor] }))}
        value={agrupacion}
        onChange={setAgrupacion}
      />
      <NivelField valor={nivel} onCambio={setNivel} />
    </ImprimirEnFolios>
  );
}

const modos = {
  detallado: 'Detallado',
  centralizado: 'Centralizado',
  dia: 'Por día',
  mes: 'Por mes',
} as const;

export function ImprimirDiario({ onClose }: { readonly onClose: () => void }) {
  const { numeros, ...campos } = useNumeros('diario');
  const [modo, setModo] = useState<ModoDeDiario>('detallado');
  const [papel, setPapel] = useState<PaperSize>('carta');
  return (
    <ImprimirEnFolios
      libro="diario"
      pedido={numeros === undefined ? undefined : { libro: 'diario', ...numeros, modo, papel }}
      papel={papel}
      onPapel={setPapel}
      onClose={onClose}
    >
      <CamposDeNumeros {...campos} />
      <ChoiceField
        label="Resumen"
        options={modosDeDiario.map((valor) => ({ value: valor, text: modos[valor] }))}
        value={modo}
        onChange={setModo}
        note={modo === 'centralizado' ? 'Las cajas de cada día, en un asiento por agencia.' : undefined}
      />
    </ImprimirEnFolios>
  );
}

interface ImprimirDeUnDiaProps {
  readonly libro: 'inventarios' | 'estados_financieros';
  /** Absent: the end of last month. */
  readonly fecha?: string | undefined;
  readonly onClose: () => void;
}

const NIVEL_DE_ESTADOS = 4;

/** The inventory, or a financial statement, at the end of a day of a month that is closed. */
export function ImprimirDeUnDia({ libro, fecha: inicial, onClose }: ImprimirDeUnDiaProps) {
  const [fecha, setFecha] = useState(inicial ?? lastMonth().hasta);
  const [nivel, setNivel] = useState<number>();
  const [estado, setEstado] = useState<NombreDeEstado>('balance-general');
  const [papel, setPapel] = useState<PaperSize>('carta');
  const pedido =
    libro === 'inventarios'
      ? { libro, fecha, papel, ...(nivel === undefined ? {} : { nivel }) }
      : { libro, fecha, papel, estado, nivelHasta: nivel ?? NIVEL_DE_ESTADOS };
  return (
    <ImprimirEnFolios
      libro={libro}
      pedido={fecha === '' ? undefined : pedido}
      papel={papel}
      onPapel={setPapel}
      onClose={onClose}
    >
      <Note>El mes debe estar cerrado en todas las agencias: lo que se imprime ya no puede cambiar.</Note>
      {libro === 'estados_financieros' && (
        <SelectField
          label="Estado"
          value={estado}
          options={estados.map((valor) => [valor, titulosDeEstado[valor]])}
          onChange={(elegido) => setEstado(estados.find((uno) => uno === elegido) ?? 'balance-general')}
        />
      )}
      <FieldRow>
        <DateField label="Al" value={fecha} onChange={setFecha} />
        <NivelField valor={nivel} onCambio={setNivel} />
      </FieldRow>
    </ImprimirEnFolios>
  );
}

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
function useNumeros(libro: Extract<LibroLegal, 'diario' | 'mayor'>) {
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

function CamposDeNumeros({ campos, escribir }: Omit<ReturnType<typeof useNumeros>, 'numeros'>) {
  const { continua, ejercicio, ejercicios, desde, hasta, tope, meses, mes, porNumero } = campos;
  return (
    <>
      <DondeSigue continua={continua} />
      {continua === null && (
        <SelectField
          label="Ejercicio"
          value={String(ejercicio ?? '')}
          options={ejercicios.map(({ anio }) => [String(anio), String(anio)])}
          onChange={(elegido) => escribir({ ejercicio: Number(elegido) })}
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
        <Note>
          Los libros van por número: entre esas partidas hay de otros meses, por el orden en que se
          registraron.
        </Note>
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
    <Note>
      {continua === null
        ? 'Es la primera impresión de este libro: diga desde qué partida empieza. Las siguientes continuarán donde esta termine.'
        : `El libro sigue en la partida ${numeroDePartida({ numero: continua.partida, ejercicio: continua.ejercicio })}.`}
    </Note>
  );
}

function HastaElMes({ campos, escribir }: Omit<ReturnType<typeof useNumeros>, 'numeros'>) {
  const { continua, ejercicio, desde, meses, mes, porNumero } = campos;
  const primera = continua?.partida ?? Number(desde);
  return (
    <SelectField
      label="Imprimir hasta"
      value={porNumero ? OTRO : String(mes?.mes ?? OTRO)}
      options={[
        ...meses.map((uno): [string, string] => [
          String(uno.mes),
          `${nombreDeMes(uno.mes)} de ${ejercicio}: ${decirTramo(ejercicio ?? 0, primera, uno.hasta)}`,
        ]),
        [OTRO, 'Otra partida, por su número'],
      ]}
      onChange={(elegido) => {
        const suyo = meses.find((uno) => String(uno.mes) === elegido);
        escribir(suyo === undefined ? { porNumero: true } : { porNumero: false, hasta: String(suyo.hasta) });
      }}
    />
  );
}

const OTRO = 'otra';

const decirTramo = (ejercicio: number, desde: number, hasta: number): string =>
  `${desde === hasta ? 'partida' : 'partidas'} ${tramoDePartidas({ ejercicio, desde, hasta })}`;

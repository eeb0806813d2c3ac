// The sheet on which somebody counts a caja: pieces of each denomination, cheques, vales, and dollars beside. It adds up
// what is written and knows nothing of the books. Enter and ↓ go to the next denomination, ↑ to the one before.
//
//   <HojaDeConteo valor={contado} alCambiar={setContado} tasaDolar={tasa} />
//
// With `comparar` each denomination, once written, says whether it is what there was then.
import type { LoContado } from '@cuadra/contract/contabilidad/cajas/conteo';
import { totalPorMedio } from '@cuadra/core/cajas/arqueo';
import {
  type Conteo,
  type ConteoDeDolares,
  type Denominacion,
  denominaciones,
  dolares as denominacionesDeDolar,
  enQuetzales,
  piezasDe,
  valorDeConteo,
  valorDeDolares,
} from '@cuadra/core/cajas/denominaciones';
import { CheckIcon } from '@heroicons/react/20/solid';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { formatearEntero, formatearMonto, formatearQuetzales } from '#ui/format/dinero.ts';
import { Fact, Facts } from '#ui/layout/facts.tsx';
import { Box, Grid, Row, Stack } from '#ui/layout/layout.tsx';
import { StateMark } from '#ui/marks/state-mark.tsx';
import { type Column, DataTable } from '#ui/tables/data-table.tsx';
import { Hidden, Text } from '#ui/text/text.tsx';
import { decirTasa } from '../administracion/tasa.ts';
import classes from './conteo.module.css';
import { ChequesContados, ValesContados } from './documentos-contados.tsx';
import { conPiezas, type LugarDePiezas, leerPiezas, piezasEscritas, totalesDe } from './lo-contado.ts';

interface HojaDeConteoProps {
  readonly valor: LoContado;
  readonly alCambiar: (valor: LoContado) => void;
  /** Quetzales for a dollar, in parts per million. */
  readonly tasaDolar: number;
  readonly comparar?: Conteo | undefined;
  readonly deshabilitada?: boolean;
  /** Enter on the last field: what comes after counting. */
  readonly alFinal?: () => void;
}

export function HojaDeConteo(props: HojaDeConteoProps) {
  const { valor, alCambiar, tasaDolar, comparar, deshabilitada = false, alFinal } = props;
  const hoja = useRef<HTMLElement>(null);
  // With a finger, a keyboard over half of the screen is not the first thing to see.
  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches) hoja.current?.querySelector('input')?.focus();
  }, []);
  const alTeclear = (event: KeyboardEvent) => {
    const paso = pasoDe(event.key);
    if (paso === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    if (!mover(hoja.current, event.target, paso) && event.key === 'Enter') alFinal?.();
  };
  return (
    <Stack
      as="fieldset"
      ref={hoja}
      gap="lg"
      container
      className={classes.hoja}
      disabled={deshabilitada}
      onKeyDown={alTeclear}
    >
      <Hidden as="legend">Hoja de conteo</Hidden>
      <Grid gap="lg" align="start" className={classes.partes}>
        {(['billete', 'moneda'] as const).map((clase) => (
          <Piezas key={clase} clase={clase} valor={valor} alCambiar={alCambiar} comparar={comparar} />
        ))}
      </Grid>
      <Grid gap="lg" align="start" className={classes.partes}>
        <ChequesContados
          cheques={valor.cheques}
          alCambiar={(cheques) => alCambiar({ ...valor, cheques: [...cheques] })}
        />
        <ValesContados
          vales={valor.vales}
          alCambiar={(vales) => alCambiar({ ...valor, vales: [...vales] })}
        />
      </Grid>
      <DolaresContados
        dolares={valor.dolares}
        tasaDolar={tasaDolar}
        alCambiar={(dolares) => alCambiar({ ...valor, dolares })}
      />
      <Totales valor={valor} />
    </Stack>
  );
}

interface PiezasProps extends Pick<HojaDeConteoProps, 'valor' | 'alCambiar' | 'comparar'> {
  readonly clase: 'billete' | 'moneda';
}

function Piezas({ clase, valor, alCambiar, comparar }: PiezasProps) {
  const conFajos = clase === 'billete';
  const piezas = (title: string, lugar: LugarDePiezas): Column<Denominacion> => ({
    title,
    kind: 'number',
    cell: (denominacion) => (
      <CampoDePiezas
        denominacion={denominacion}
        lugar={lugar}
        conteo={valor.conteo}
        alCambiar={(conteo) => alCambiar({ ...valor, conteo })}
      />
    ),
  });
  return (
    <DataTable
      caption={conFajos ? 'Billetes' : 'Monedas'}
      density="tight"
      narrow="keep"
      frame
      rows={denominaciones.filter((una) => una.clase === clase)}
      rowKey={(una) => una.clave}
      columns={[
        {
          title: 'Denominación',
          rowHeader: true,
          kind: 'code',
          cell: (una) => (
            <Row as="span" inline gap="none md">
              {una.nombre}
              <Comparacion denominacion={una} conteo={valor.conteo} comparar={comparar} />
            </Row>
          ),
        },
        ...(conFajos ? [piezas('Fajos de 100', 'fajos')] : []),
        piezas(conFajos ? 'Sueltos' : 'Sueltas', 'sueltas'),
        piezas(conFajos ? 'Deteriorados' : 'Deterioradas', 'deterioradas'),
        {
          title: 'Valor (Q)',
          kind: 'amount',
          width: '5.5rem',
          cell: ({ clave }) => valorDe(valor.conteo, clave),
        },
      ]}
    />
  );
}

interface CampoDePiezasProps {
  readonly denominacion: Denominacion;
  readonly lugar: LugarDePiezas;
  readonly conteo: Conteo;
  readonly alCambiar: (conteo: Conteo) => void;
}

const lugares: Readonly<Record<LugarDePiezas, string>> = {
  fajos: 'fajos de 100',
  sueltas: 'sueltas',
  deterioradas: 'deterioradas',
};

function CampoDePiezas({ denominacion, lugar, conteo, alCambiar }: CampoDePiezasProps) {
  const { clave, clase, nombre } = denominacion;
  return (
    <input
      className={classes.piezas}
      data-columna={lugar}
      aria-label={`${clase === 'billete' ? 'Billetes' : 'Monedas'} de ${nombre}, ${lugares[lugar]}`}
      inputMode="numeric"
      autoComplete="off"
      value={piezasEscritas(conteo, clave, lugar)}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onChange={({ currentTarget }) =>
        alCambiar(conPiezas(conteo, clave, lugar, leerPiezas(currentTarget.value)))
      }
    />
  );
}

interface ComparacionProps {
  readonly denominacion: Denominacion;
  readonly conteo: Conteo;
  readonly comparar: Conteo | undefined;
}

/** Only once it is written: whoever counts must not copy. */
function Comparacion({ denominacion: { clave }, conteo, comparar }: ComparacionProps) {
  const escritas = conteo[clave];
  if (comparar === undefined || escritas === undefined) return null;
  const antes = piezasDe(comparar[clave]);
  if (piezasDe(escritas) === antes)
    return (
      <StateMark icon={CheckIcon} tone="success" size="xs">
        igual
      </StateMark>
    );
  return (
    <Text as="span" size="xs" tone="warning" unbroken>
      {antes === 0 ? 'no había' : `había ${formatearEntero(antes)}`}
    </Text>
  );
}

const valorDe = (conteo: Conteo, clave: Denominacion['clave']) =>
  conteo[clave] === undefined ? null : valorDeConteo({ [clave]: conteo[clave] });

interface DolaresContadosProps extends Pick<HojaDeConteoProps, 'tasaDolar'> {
  readonly dolares: ConteoDeDolares;
  readonly alCambiar: (dolares: ConteoDeDolares) => void;
}

/** Told beside, valued at the stated rate, in no total. */
function DolaresContados({ dolares, tasaDolar, alCambiar }: DolaresContadosProps) {
  const total = valorDeDolares(dolares);
  const [abiertos, setAbiertos] = useState(total > 0);
  return (
    <Box
      as="details"
      surface="card"
      pad="md lg"
      size="sm"
      className={classes.dolares}
      open={abiertos}
      onToggle={({ currentTarget }) => setAbiertos(currentTarget.hasAttribute('open'))}
    >
      <summary>
        <Text as="span" size="md" weight="bold">
          Dólares, aparte
        </Text>
        <Text as="span" muted>
          {total === 0
            ? 'No entran en el total.'
            : `US$ ${formatearEntero(total / 100)} a ${decirTasa(tasaDolar)}: ${formatearQuetzales(enQuetzales(total, tasaDolar))}. No entran en el total.`}
        </Text>
      </summary>
      <Grid as="ul" min="9.5rem" even gap="sm xl" roomAbove="md">
        {denominacionesDeDolar.map(({ clave, nombre }) => (
          <li key={clave}>
            <Grid as="label" columns="4rem minmax(0, 1fr)" align="center" gap="md">
              {nombre}
              <input
                className={classes.piezas}
                aria-label={`Billetes de ${nombre}`}
                inputMode="numeric"
                autoComplete="off"
                value={dolares[clave] ?? ''}
                onFocus={({ currentTarget }) => currentTarget.select()}
                onChange={({ currentTarget }) => {
                  const { [clave]: _, ...resto } = dolares;
                  const cuantos = leerPiezas(currentTarget.value);
                  alCambiar(cuantos === undefined ? resto : { ...resto, [clave]: cuantos });
                }}
              />
            </Grid>
          </li>
        ))}
      </Grid>
    </Box>
  );
}

function Totales({ valor }: Pick<HojaDeConteoProps, 'valor'>) {
  const totales = totalesDe(valor);
  return (
    <Facts layout="inline" pad="md lg" figures label="Total contado" className={classes.totales}>
      <Fact label="Efectivo">{formatearMonto(totales.efectivo)}</Fact>
      <Fact label="Cheques">{formatearMonto(totales.cheque)}</Fact>
      <Fact label="Vales">{formatearMonto(totales.vale)}</Fact>
      <Fact label="Total contado (Q)" total size="2xl">
        <span aria-live="polite">{formatearMonto(totalPorMedio(totales))}</span>
      </Fact>
    </Facts>
  );
}

const pasoDe = (tecla: string): 1 | -1 | undefined => {
  if (tecla === 'Enter' || tecla === 'ArrowDown') return 1;
  return tecla === 'ArrowUp' ? -1 : undefined;
};

/** To the next field of the same column; from its end to the next part of the sheet. False: there is none. */
function mover(hoja: HTMLElement | null, desde: HTMLInputElement, paso: 1 | -1): boolean {
  const campos = [...(hoja?.querySelectorAll('input') ?? [])].filter(estaALaVista);
  const deSuColumna = unoPorFila(campos, desde.dataset.columna);
  const otro = deSuColumna[deSuColumna.indexOf(desde) + paso];
  otro?.focus();
  otro?.select();
  return otro !== undefined;
}

const estaALaVista = (campo: HTMLInputElement): boolean =>
  !campo.disabled && campo.closest('details:not([open])') === null;

/** A denomination has one field in each column; where it lacks this one (a coin has no bundles), the loose ones. */
function unoPorFila(campos: readonly HTMLInputElement[], columna: string | undefined): HTMLInputElement[] {
  if (columna === undefined) return [...campos];
  const filas = Map.groupBy(campos, (campo) => campo.closest('tr') ?? campo);
  return [...filas.values()].flatMap(
    (suyos) => suyos.find((campo) => campo.dataset.columna === columna) ?? suyos[0] ?? [],
  );
}

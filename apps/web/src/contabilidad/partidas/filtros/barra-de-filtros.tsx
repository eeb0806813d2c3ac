// What is looked for in the list: the search and the filters of every day at hand, the rest in their drawer; what was
// chosen, as chips. From the
// search, the down arrow or Enter goes to the first partida.
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Kbd.layer.css';
import { nombresDeTipoDePartida, tiposDePartida } from '@cuadra/core/partida';
import { Kbd } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { SearchBox } from '#ui/fields/search-box.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { useFocusWithSlash } from '#ui/keyboard/focus-with-slash.ts';
import { FilterLine } from '#ui/page/filter-line.tsx';
import { Text } from '#ui/text/text.tsx';
import { type Filtros, seBusca } from '../busqueda.ts';
import classes from '../partidas.module.css';
import { elegirEstado, estadoElegido, opcionesDeEstado } from './estado-elegido.ts';
import { type filtrosEnUso, sinFiltro } from './filtros-en-uso.ts';
import type { NombresDelFiltro } from './use-nombres.ts';

interface BarraDeFiltrosProps {
  readonly filtros: Filtros;
  readonly agencias: NombresDelFiltro['agencias'];
  /** In force, in words. */
  readonly fichas: ReturnType<typeof filtrosEnUso>;
  readonly onFiltrar: (cambios: Filtros) => void;
  readonly onLimpiar: () => void;
  readonly onTodos: () => void;
  readonly onBajar: () => void;
  /** At the end of the bar. */
  readonly children: ReactNode;
}

export function BarraDeFiltros(props: BarraDeFiltrosProps) {
  const { filtros, fichas, onFiltrar, children } = props;
  return (
    <FilterLine
      filters={fichas}
      onRemove={(clave) => onFiltrar(sinFiltro(clave))}
      onClear={props.onLimpiar}
      onOpen={props.onTodos}
      byHand={
        <>
          <Buscador texto={filtros.texto ?? ''} onFiltrar={onFiltrar} onBajar={props.onBajar} />
          <DeTodosLosDias {...props} />
        </>
      }
      tools={children}
    />
  );
}

function DeTodosLosDias({
  filtros,
  agencias,
  onFiltrar,
}: Pick<BarraDeFiltrosProps, 'filtros' | 'agencias' | 'onFiltrar'>) {
  return (
    <>
      <SelectField
        inBar
        label="Estado"
        all="Estado: todos"
        value={estadoElegido(filtros)}
        options={opcionesDeEstado}
        onChange={(valor) => onFiltrar(elegirEstado(valor, filtros))}
        className={classes.filtro}
      />
      <SelectField
        inBar
        label="Tipo"
        all="Tipo: todos"
        value={filtros.tipo}
        options={tiposDePartida.map((tipo) => [tipo, nombresDeTipoDePartida[tipo]])}
        onChange={(valor) => onFiltrar({ tipo: tiposDePartida.find((tipo) => tipo === valor) })}
        className={classes.filtro}
      />
      {agencias.length > 1 && (
        <SelectField
          inBar
          label="Agencia"
          all="Agencia: todas"
          value={filtros.agencia}
          options={agencias.map(({ idAgencia, nombreAgencia }) => [
            idAgencia,
            `${idAgencia} ${nombreAgencia}`,
          ])}
          onChange={(agencia) => onFiltrar({ agencia })}
          className={classes.filtro}
        />
      )}
    </>
  );
}

interface BuscadorProps extends Pick<BarraDeFiltrosProps, 'onFiltrar' | 'onBajar'> {
  readonly texto: string;
}

function Buscador({ texto, onFiltrar, onBajar }: BuscadorProps) {
  const buscador = useRef<HTMLElement>(null);
  useFocusWithSlash(buscador);
  const [corto, setCorto] = useState(false);
  const alTeclear = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'Enter') return;
    event.preventDefault();
    onBajar();
  };
  const buscar = (escrito: string) => {
    const vacio = escrito.trim() === '';
    setCorto(!vacio && !seBusca(escrito));
    if (vacio || seBusca(escrito)) onFiltrar({ texto: vacio ? undefined : escrito });
  };
  return (
    <search ref={buscador} className={classes.buscar} onKeyDown={alTeclear}>
      <SearchBox
        label="Buscar partidas"
        hint="Concepto, documento, número, monto o cuenta"
        value={texto}
        onChange={buscar}
      />
      <Kbd className={classes.tecla ?? ''} aria-hidden="true">
        /
      </Kbd>
      <Text as="span" size="xs" muted block role="status" className={classes.corto}>
        {corto && 'Escriba al menos tres letras seguidas, un número o un monto.'}
      </Text>
    </search>
  );
}

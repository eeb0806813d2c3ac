// What is looked for in the chart, in its fields and in words, and down to which level it is open. From the search, the down arrow
// or Enter goes to the first match and Escape leaves it blank.
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Kbd.layer.css';
import {
  estadosDeCuenta,
  NIVEL_MAX,
  nombresDeEstadoDeCuenta,
  nombresDeTipoDeCuenta,
  tiposDeCuenta,
} from '@cuadra/core/catalogo';
import { Kbd } from '@mantine/core';
import { type KeyboardEvent, useId, useRef } from 'react';
import { SearchBox } from '#ui/fields/search-box.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { useFocusWithSlash } from '#ui/keyboard/focus-with-slash.ts';
import { Row } from '#ui/layout/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { type Arbol, etiquetasDe } from '../arbol.ts';
import classes from '../catalogo.module.css';
import { contarCuentas } from '../nombres.ts';
import type { Filtros } from '../use-catalogo.ts';

interface BarraDeFiltrosProps {
  readonly arbol: Arbol;
  readonly filtros: Filtros;
  readonly onFiltrar: (cambios: Filtros) => void;
  /** The keyboard leaves the search, with what is written in it, for the tree. */
  readonly onBajar: (q: string) => void;
}

export function BarraDeFiltros({ arbol, filtros, onFiltrar, onBajar }: BarraDeFiltrosProps) {
  const clases = arbol.raices.map(
    ({ cuenta }) => [cuenta.idCuenta, `${cuenta.idCuenta} ${cuenta.nombreCuenta}`] as const,
  );
  return (
    <Row gap="md" pad="md xl">
      <Buscador q={filtros.q ?? ''} onFiltrar={onFiltrar} onBajar={onBajar} />
      <SelectField
        inBar
        className={classes.filtro}
        label="Tipo"
        all="Tipo"
        value={filtros.tipo}
        options={tiposDeCuenta.map((tipo) => [tipo, `${nombresDeTipoDeCuenta[tipo]} (${tipo})`])}
        onChange={(valor) => onFiltrar({ tipo: tiposDeCuenta.find((tipo) => tipo === valor) })}
      />
      <SelectField
        inBar
        className={classes.filtro}
        label="Estado"
        all="Estado"
        value={filtros.estado}
        options={estadosDeCuenta.map((estado) => [estado, nombresDeEstadoDeCuenta[estado]])}
        onChange={(valor) => onFiltrar({ estado: estadosDeCuenta.find((estado) => estado === valor) })}
      />
      <SelectField
        inBar
        className={classes.filtro}
        label="Clase"
        all="Clase"
        value={filtros.clase}
        options={clases}
        onChange={(clase) => onFiltrar({ clase })}
      />
      <SelectField
        inBar
        className={classes.filtro}
        label="Etiqueta"
        all="Etiqueta"
        value={filtros.etiqueta}
        options={etiquetasDe(arbol).map((nombre) => [nombre, nombre])}
        onChange={(etiqueta) => onFiltrar({ etiqueta })}
      />
    </Row>
  );
}

interface BuscadorProps extends Pick<BarraDeFiltrosProps, 'onFiltrar' | 'onBajar'> {
  readonly q: string;
}

function Buscador({ q, onFiltrar, onBajar }: BuscadorProps) {
  const buscador = useRef<HTMLElement>(null);
  useFocusWithSlash(buscador);
  const alTeclear = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'Enter') return;
    if (!(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    onBajar(event.target.value.trim() === '' ? '' : event.target.value);
  };
  return (
    <search ref={buscador} className={classes.buscar} onKeyDown={alTeclear}>
      <SearchBox
        label="Buscar cuentas"
        hint="Código, nombre o etiqueta"
        value={q}
        onChange={(escrito) => onFiltrar({ q: escrito.trim() === '' ? undefined : escrito })}
      />
      <Kbd className={classes.tecla ?? ''} aria-hidden="true">
        /
      </Kbd>
    </search>
  );
}

interface NivelesProps {
  readonly nivel: number | undefined;
  readonly onNivel: (nivel: number) => void;
}

const niveles = Array.from({ length: NIVEL_MAX }, (_, indice) => indice + 1);

/** Opens or closes the whole tree down to a level; the last one expands everything. */
export function Niveles({ nivel, onNivel }: NivelesProps) {
  const id = useId();
  return (
    <Row as="fieldset" oneLine gap="md" aria-labelledby={id}>
      <Text as="span" id={id} size="sm" muted>
        Nivel
      </Text>
      <Row as="span" oneLine>
        {niveles.map((uno) => {
          const nombre =
            uno === NIVEL_MAX ? `Expandir todo, hasta el nivel ${uno}` : `Mostrar hasta el nivel ${uno}`;
          return (
            <button
              key={uno}
              type="button"
              className={classes.nivel}
              aria-label={nombre}
              title={nombre}
              aria-pressed={uno === nivel}
              onClick={() => onNivel(uno)}
            >
              {uno}
            </button>
          );
        })}
      </Row>
    </Row>
  );
}

interface FiltroEnUso {
  readonly key: keyof Filtros;
  readonly text: string;
}

/** The filters in force, in words, in the order in which the screen offers them. */
export function filtrosEnUso({ q, tipo, estado, clase, etiqueta }: Filtros, { porId }: Arbol): FiltroEnUso[] {
  const nombreDeClase = porId.get(clase ?? '')?.cuenta.nombreCuenta;
  return [
    ...(q === undefined ? [] : [{ key: 'q' as const, text: `Búsqueda: ${q.trim()}` }]),
    ...(tipo === undefined ? [] : [{ key: 'tipo' as const, text: `Tipo: ${nombresDeTipoDeCuenta[tipo]}` }]),
    ...(estado === undefined
      ? []
      : [{ key: 'estado' as const, text: `Estado: ${nombresDeEstadoDeCuenta[estado]}` }]),
    ...(clase === undefined
      ? []
      : [{ key: 'clase' as const, text: ['Clase:', clase, nombreDeClase].join(' ').trim() }]),
    ...(etiqueta === undefined ? [] : [{ key: 'etiqueta' as const, text: `Etiqueta: ${etiqueta}` }]),
  ];
}

/** «223 cuentas», «12 de 223 cuentas». */
export function resumen(coinciden: number, todas: number): string {
  return coinciden === todas
    ? contarCuentas(todas)
    : `${contarCuentas(coinciden).split(' ')[0]} de ${contarCuentas(todas)}`;
}

// What the server found, as groups of rows: each kind of thing shows what tells it from its neighbours, with the words
// of the search marked. Choosing one goes to its screen.
import type { ConjuntoDeResultados } from '@cuadra/contract/escritorio/busqueda';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { formatearFecha } from '../../ui/format/date.ts';
import { formatearQuetzales } from '../../ui/format/money.ts';
import { Avatar } from '../../ui/marks/avatar.tsx';
import { Highlight } from '../../ui/text/highlight.tsx';
import { iconoDe } from '../navegacion/icons.ts';
import classes from './found-groups.module.css';
import type { Grupo } from './result-list.tsx';
import type { Busqueda } from './use-search.ts';

type Resultado<Id extends ConjuntoDeResultados['id']> = Extract<
  ConjuntoDeResultados,
  { id: Id }
>['results'][number];

interface Hallazgo {
  readonly link: string;
  readonly value: string;
}

export function gruposHallados(
  { conjuntos, palabras }: Busqueda,
  t: TFunction,
  elegir: (hallazgo: Hallazgo) => void,
): Grupo[] {
  const grupo = <R extends Hallazgo>(
    id: ConjuntoDeResultados['id'],
    resultados: readonly R[],
    dibujar: (resultado: R) => ReactNode,
  ): Grupo => ({
    id,
    titulo: t(`search.groups.${id}`),
    filas: resultados.map((resultado, indice) => ({
      id: `${id}-${indice}`,
      elegir: () => elegir(resultado),
      contenido: dibujar(resultado),
    })),
  });
  return conjuntos.map((conjunto) => {
    switch (conjunto.id) {
      case 'pages':
        return grupo(conjunto.id, conjunto.results, (pagina) => <PageRow de={pagina} palabras={palabras} />);
      case 'cuentas':
        return grupo(conjunto.id, conjunto.results, (cuenta) => (
          <AccountRow de={cuenta} palabras={palabras} mayor={t('search.header')} />
        ));
      case 'partidas':
        return grupo(conjunto.id, conjunto.results, (partida) => (
          <EntryRow de={partida} palabras={palabras} estado={t(`search.states.${partida.estado}`)} />
        ));
      case 'contacts':
        return grupo(conjunto.id, conjunto.results, (persona) => (
          <PersonRow de={persona} palabras={palabras} />
        ));
      default:
        return conjunto satisfies never;
    }
  });
}

interface RowProps<R> {
  readonly de: R;
  readonly palabras: readonly string[];
}

function PageRow({ de: { icon, title, link }, palabras }: RowProps<Resultado<'pages'>>) {
  const Dibujo = iconoDe(icon);
  return (
    <>
      <Dibujo className={classes.icono} aria-hidden="true" />
      <span className={classes.textos}>
        <span className={classes.texto}>
          <Highlight texto={title} palabras={palabras} />
        </span>
        <span className={classes.segundo}>{link}</span>
      </span>
    </>
  );
}

function AccountRow({
  de: { idCuenta, tipoCuenta, title },
  palabras,
  mayor,
}: RowProps<Resultado<'cuentas'>> & { readonly mayor: string }) {
  return (
    <>
      <span className={classes.codigo}>
        <Highlight texto={idCuenta} palabras={palabras} />
      </span>
      <span className={classes.texto}>
        <Highlight texto={title} palabras={palabras} />
      </span>
      {tipoCuenta === 'M' && <span className={classes.dato}>{mayor}</span>}
    </>
  );
}

function EntryRow({
  de: { numero, ejercicio, fecha, title, total, estado: codigo },
  palabras,
  estado,
}: RowProps<Resultado<'partidas'>> & { readonly estado: string }) {
  const titulo = numero === null ? estado : `${numero}/${ejercicio}`;
  return (
    <>
      <span className={classes.codigo}>
        <Highlight texto={titulo} palabras={numero === null ? [] : palabras} />
      </span>
      <span className={classes.textos}>
        <span className={classes.texto}>
          <Highlight texto={title} palabras={palabras} />
        </span>
        <span className={classes.segundo}>
          {formatearFecha(fecha)}
          {numero !== null && codigo !== 'contabilizada' && ` · ${estado}`}
        </span>
      </span>
      <span className={classes.dato}>{formatearQuetzales(total)}</span>
    </>
  );
}

function PersonRow({ de: { name, avatar }, palabras }: RowProps<Resultado<'contacts'>>) {
  return (
    <>
      <Avatar src={avatar} lado={32} />
      <span className={classes.texto}>
        <Highlight texto={name} palabras={palabras} />
      </span>
    </>
  );
}

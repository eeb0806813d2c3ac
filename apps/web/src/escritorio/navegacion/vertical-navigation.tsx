// The menu as a column. Draws the six kinds of entry; what is open and active comes from tree.ts.
import '@mantine/core/styles/Tooltip.layer.css';
import type { EntradaDeNavegacion } from '@cuadra/contract/escritorio/navegacion';
import { ChevronRightIcon } from '@heroicons/react/20/solid';
import { XMarkIcon } from '@heroicons/react/24/outline';
import { Collapse, FocusTrap, Tooltip } from '@mantine/core';
import { useLocation } from '@tanstack/react-router';
import {
  createContext,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useReturnFocus } from '#ui/dialogs/return-focus.ts';
import { Box, Row, Stack } from '#ui/layout/layout.tsx';
import { IconButton } from '#ui/marks/icon-button.tsx';
import { Text } from '#ui/text/text.tsx';
import { type Apariencia, abreAlLado } from './appearance.ts';
import { EntryTarget, useTitulo } from './entry-target.tsx';
import { iconoDe } from './icons.ts';
import { abiertasPorRuta, alAlternar, contieneActiva, estaActiva, visibles } from './tree.ts';
import classes from './vertical-navigation.module.css';

interface VerticalNavigationProps {
  readonly entradas: readonly EntradaDeNavegacion[];
  readonly apariencia: Apariencia;
}

export function VerticalNavigation({ entradas, apariencia }: VerticalNavigationProps) {
  const { t } = useTranslation();
  const { mostradas, contexto, lateral, cerrarLateral } = useMenu(entradas, apariencia);
  const menu = useActivaALaVista();
  return (
    <NavigationContext value={contexto}>
      <nav
        ref={menu}
        className={classes.navegacion}
        data-apariencia={apariencia}
        // The titles are in Spanish whatever the shell speaks, and Turkish has capitals of its own.
        lang="es-GT"
        aria-label={t('frame.main')}
      >
        <EntryList entradas={mostradas} nivel={0} />
      </nav>
      {lateral !== undefined && (
        // What the second column holds is drawn whole, whatever the menu beside it looks like.
        <NavigationContext value={{ ...contexto, apariencia: 'default' }}>
          <AsideColumn entrada={lateral} cerrar={cerrarLateral} />
        </NavigationContext>
      )}
    </NavigationContext>
  );
}

/** What is open in the menu. */
function useMenu(entradas: readonly EntradaDeNavegacion[], apariencia: Apariencia) {
  const ruta = useLocation({ select: ({ pathname }) => pathname });
  const mostradas = useMemo(() => visibles(entradas), [entradas]);
  const [abiertas, setAbiertas] = useState<ReadonlySet<string>>(() => abiertasPorRuta(mostradas, ruta));
  const [lateral, setLateral] = useState<EntradaDeNavegacion>();

  // Every navigation opens the way to the page and closes the rest.
  useEffect(() => {
    setAbiertas(abiertasPorRuta(mostradas, ruta));
    setLateral(undefined);
  }, [mostradas, ruta]);

  const contexto = useMemo(
    () => ({
      apariencia,
      ruta,
      abiertas,
      alternar: (id: string) => setAbiertas((antes) => alAlternar(mostradas, antes, id, ruta)),
      lateral: lateral?.id,
      alternarLateral: (entrada: EntradaDeNavegacion) =>
        setLateral((antes) => (antes?.id === entrada.id ? undefined : entrada)),
    }),
    [apariencia, ruta, abiertas, mostradas, lateral],
  );
  return { mostradas, contexto, lateral, cerrarLateral: () => setLateral(undefined) };
}

/** On first show, the page where one is. */
function useActivaALaVista(): RefObject<HTMLElement | null> {
  const menu = useRef<HTMLElement>(null);
  useEffect(() => {
    const activa = menu.current?.querySelector('[aria-current="page"]');
    const rodante = menu.current?.parentElement;
    if (activa && rodante) dejarALaVista(activa, rodante);
  }, []);
  return menu;
}

// One component per kind of entry, and the list that chooses among them.
interface EntryListProps {
  readonly entradas: readonly EntradaDeNavegacion[];
  /** How many collapsables stand above; it sets the indentation. */
  readonly nivel: number;
  readonly etiquetadaPor?: string;
}

function EntryList({ entradas, nivel, etiquetadaPor }: EntryListProps) {
  return (
    <Stack as="ul" gap="2xs" aria-labelledby={etiquetadaPor}>
      {entradas.map((entrada) => (
        <Entry key={entrada.id} entrada={entrada} nivel={nivel} />
      ))}
    </Stack>
  );
}

interface EntryProps {
  readonly entrada: EntradaDeNavegacion;
  readonly nivel: number;
}

function Entry({ entrada, nivel }: EntryProps) {
  const { apariencia } = useNavegacion();
  switch (entrada.type) {
    case 'basic':
      return (
        <li>
          <EntryTooltip entrada={entrada}>
            <EntryLink entrada={entrada} nivel={nivel} />
          </EntryTooltip>
        </li>
      );
    case 'group':
      return <Group entrada={entrada} nivel={nivel} />;
    case 'collapsable':
      return abreAlLado(apariencia) ? (
        <Aside entrada={entrada} nivel={nivel} />
      ) : (
        <Collapsable entrada={entrada} nivel={nivel} />
      );
    case 'aside':
      return <Aside entrada={entrada} nivel={nivel} />;
    case 'divider':
      return <li className={classes.separador} data-nivel={nivel} aria-hidden="true" />;
    case 'spacer':
      return <li className={classes.espacio} aria-hidden="true" />;
    default:
      return entrada.type satisfies never;
  }
}

function Group({ entrada, nivel }: EntryProps) {
  const titulo = useTitulo(entrada);
  const id = `menu-${entrada.id}`;
  return (
    <Box as="li" roomAbove="xl">
      <Stack className={classes.encabezado}>
        <Text as="span" id={id} size="xs" weight="bold" className={classes.tituloDeGrupo}>
          {titulo}
        </Text>
        {entrada.subtitle !== undefined && <Subtitle>{entrada.subtitle}</Subtitle>}
      </Stack>
      <EntryList entradas={entrada.children ?? []} nivel={nivel} etiquetadaPor={id} />
    </Box>
  );
}

function Collapsable({ entrada, nivel }: EntryProps) {
  const { ruta, abiertas, alternar } = useNavegacion();
  const abierta = abiertas.has(entrada.id);
  const id = `menu-${entrada.id}`;
  return (
    <li>
      <EntryTooltip entrada={entrada}>
        <button
          type="button"
          className={classes.entrada}
          data-nivel={nivel}
          data-activa={(!abierta && contieneActiva(entrada, ruta)) || undefined}
          disabled={entrada.disabled}
          aria-expanded={abierta}
          aria-controls={id}
          onClick={() => alternar(entrada.id)}
        >
          <EntryContent entrada={entrada}>
            <ChevronRightIcon
              className={classes.flecha}
              data-abierta={abierta || undefined}
              aria-hidden="true"
            />
          </EntryContent>
        </button>
      </EntryTooltip>
      <Collapse expanded={abierta} id={id} className={classes.desplegado ?? ''}>
        <EntryList entradas={entrada.children ?? []} nivel={nivel + 1} />
      </Collapse>
    </li>
  );
}

function Aside({ entrada, nivel }: EntryProps) {
  const { ruta, lateral, alternarLateral } = useNavegacion();
  const abierta = lateral === entrada.id;
  return (
    <li>
      <EntryTooltip entrada={entrada}>
        <button
          type="button"
          className={classes.entrada}
          data-nivel={nivel}
          data-activa={abierta || contieneActiva(entrada, ruta) || undefined}
          disabled={entrada.disabled}
          aria-expanded={abierta}
          onClick={() => alternarLateral(entrada)}
        >
          <EntryContent entrada={entrada} />
        </button>
      </EntryTooltip>
    </li>
  );
}

// The second column of an «aside» entry: its children, beside the menu (over it on small screens). Escape, the button
// and a click outside close it, and the keyboard returns to the entry.
interface AsideColumnProps {
  readonly entrada: EntradaDeNavegacion;
  readonly cerrar: () => void;
}

function AsideColumn({ entrada, cerrar }: AsideColumnProps) {
  const { t } = useTranslation();
  const titulo = useTitulo(entrada);
  useReturnFocus();
  // Stopped here: on small screens the same key would also close the drawer that holds the menu.
  const alTeclear = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    cerrar();
  };
  return (
    <>
      <button
        type="button"
        className={classes.velo}
        aria-label={t('frame.closeSubmenu')}
        tabIndex={-1}
        onClick={cerrar}
      />
      <FocusTrap>
        <nav className={classes.lateral} data-submenu aria-label={titulo} onKeyDown={alTeclear}>
          <Row oneLine justify="between" className={classes.encabezadoLateral}>
            <Text as="span" size="xs" weight="bold" className={classes.tituloDeGrupo}>
              {titulo}
            </Text>
            <IconButton
              label={t('frame.closeSubmenu')}
              icon={XMarkIcon}
              className={classes.cerrar ?? ''}
              onClick={cerrar}
            />
          </Row>
          <EntryList entradas={entrada.children ?? []} nivel={0} />
        </nav>
      </FocusTrap>
    </>
  );
}

// An entry of a menu in a column that leads somewhere.
interface EntryLinkProps {
  readonly entrada: EntradaDeNavegacion;
  readonly nivel: number;
}

function EntryLink({ entrada, nivel }: EntryLinkProps) {
  const { ruta } = useNavegacion();
  return (
    <EntryTarget
      entrada={entrada}
      activa={estaActiva(entrada, ruta)}
      className={classes.entrada}
      data-nivel={nivel}
    >
      <EntryContent entrada={entrada} />
    </EntryTarget>
  );
}

// What an entry shows, the same in every kind: icon, title, subtitle and badge; and the tooltip around it, which names
// the entry where its title is not drawn.
interface EntryContentProps {
  readonly entrada: EntradaDeNavegacion;
  /** After it. */
  readonly children?: ReactNode;
}

function EntryContent({ entrada, children }: EntryContentProps) {
  const { icon, subtitle, badge } = entrada;
  const titulo = useTitulo(entrada);
  const Dibujo = icon === undefined ? undefined : iconoDe(icon);
  return (
    <EntryBox>
      {Dibujo !== undefined && <Dibujo className={classes.icono} aria-hidden="true" />}
      <Stack as="span" grow className={classes.textos}>
        <span className={classes.titulo}>{titulo}</span>
        {subtitle !== undefined && <Subtitle>{subtitle}</Subtitle>}
      </Stack>
      {badge !== undefined && (
        <Text as="span" size="xs" weight="bold" figures textAlign="center" className={classes.insignia}>
          {badge.title}
        </Text>
      )}
      {children}
    </EntryBox>
  );
}

/** A tile, an icon, or a line. */
function EntryBox({ children }: { readonly children: ReactNode }) {
  const { apariencia } = useNavegacion();
  switch (apariencia) {
    case 'compact':
      return (
        <Stack
          as="span"
          align="center"
          gap="sm"
          pad="lg xs"
          size="xs"
          lines="tight"
          breaks
          textAlign="center"
        >
          {children}
        </Stack>
      );
    case 'thin':
      return (
        <Row as="span" oneLine justify="center" minHeight="3rem">
          {children}
        </Row>
      );
    default:
      return (
        <Row as="span" oneLine gap="lg" pad="sm xl" minHeight="2.25rem" size="sm" lines="even">
          {children}
        </Row>
      );
  }
}

const Subtitle = ({ children }: { readonly children: ReactNode }) => (
  <Text as="span" size="xs" lines="tight" className={classes.subtitulo}>
    {children}
  </Text>
);

interface EntryTooltipProps {
  readonly entrada: EntradaDeNavegacion;
  readonly children: ReactElement;
}

function EntryTooltip({ entrada, children }: EntryTooltipProps) {
  const { apariencia } = useNavegacion();
  const titulo = useTitulo(entrada);
  const texto = entrada.tooltip ?? (apariencia === 'thin' ? titulo : undefined);
  if (texto === undefined) return children;
  return (
    <Tooltip label={texto} position="right">
      <div>{children}</div>
    </Tooltip>
  );
}

// What every entry of the menu needs to know of the whole.
interface NavigationState {
  readonly apariencia: Apariencia;
  /** The path of the page being shown. */
  readonly ruta: string;
  /** Collapsables that are open, by id. */
  readonly abiertas: ReadonlySet<string>;
  readonly alternar: (id: string) => void;
  /** The aside whose column is open, by id. */
  readonly lateral: string | undefined;
  readonly alternarLateral: (entrada: EntradaDeNavegacion) => void;
}

const NavigationContext = createContext<NavigationState | undefined>(undefined);

function useNavegacion(): NavigationState {
  const estado = use(NavigationContext);
  if (estado === undefined) throw new Error('A menu entry outside of its menu');
  return estado;
}

// Scrolls a container until one of its elements is in sight, with some room around it. Only the container moves: the
// browser's own scrollIntoView would also move the page behind it.
const HOLGURA_PX = 120;

function dejarALaVista(elemento: Element, contenedor: Element): void {
  const { top, bottom } = elemento.getBoundingClientRect();
  const marco = contenedor.getBoundingClientRect();
  if (bottom > marco.bottom) contenedor.scrollTop += bottom - marco.bottom + HOLGURA_PX;
  else if (top < marco.top) contenedor.scrollTop -= marco.top - top + HOLGURA_PX;
}

// The person's own shortcuts: to follow (view), to pick one for changing (modify), and the form (add, edit). It is
// mounted when the panel opens, so it always begins in view.
import { type Atajo, listarAtajos } from '@cuadra/contract/escritorio/atajos';
import {
  BookmarkIcon,
  CheckCircleIcon,
  PencilIcon,
  PencilSquareIcon,
  PlusCircleIcon,
  XCircleIcon,
} from '@heroicons/react/24/outline';
import { useDidUpdate } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { type Dispatch, useReducer, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { iconoDe } from '#escritorio/navegacion/icons.ts';
import { Panel } from '#escritorio/panel/panel.tsx';
import type { PanelAbierto } from '#escritorio/panel/panel-button.tsx';
import { PanelLink } from '#escritorio/panel/panel-link.tsx';
import { PanelState } from '#escritorio/panel/panel-state.tsx';
import { queryOf } from '#platform/query.ts';
import { Grid, Row, Stack } from '#ui/layout/layout.tsx';
import { IconButton } from '#ui/marks/icon-button.tsx';
import { Text } from '#ui/text/text.tsx';
import { type Accion, type Modo, pasar, VIEW } from './modes.ts';
import { ShortcutForm } from './shortcut-form.tsx';
import classes from './shortcuts.module.css';

const TITULOS = {
  view: 'shortcuts.title',
  modify: 'shortcuts.titleEdit',
  add: 'shortcuts.titleAdd',
  edit: 'shortcuts.titleEdit',
} as const satisfies Record<Modo['modo'], string>;

export function ShortcutsPanel({ boton, onCerrar }: PanelAbierto) {
  const { t } = useTranslation();
  const atajos = useQuery(queryOf(listarAtajos));
  const [modo, dar] = useReducer(pasar, VIEW);
  const enEdicion = modo.modo === 'edit' ? atajos.data?.find(({ id }) => id === modo.id) : undefined;
  return (
    <Panel
      titulo={t(TITULOS[modo.modo])}
      alto="libre"
      boton={boton}
      onCerrar={onCerrar}
      acciones={<Acciones modo={modo.modo} dar={dar} />}
    >
      {modo.modo === 'view' || modo.modo === 'modify' ? (
        <PanelState
          lista={atajos}
          vacio={{
            icono: BookmarkIcon,
            titulo: t('shortcuts.empty'),
            texto: t('shortcuts.emptyText'),
          }}
        >
          {(lista) => (
            <ShortcutTiles
              atajos={lista}
              onSeguir={onCerrar}
              onElegir={modo.modo === 'modify' ? ({ id }) => dar({ tipo: 'elegir', id }) : undefined}
            />
          )}
        </PanelState>
      ) : (
        <ShortcutForm
          key={modo.modo}
          atajo={enEdicion}
          onGuardado={() => dar({ tipo: 'guardado' })}
          onEliminado={() => dar({ tipo: 'eliminado' })}
        />
      )}
    </Panel>
  );
}

const CANCELAR = { accion: 'cancelar', etiqueta: 'shortcuts.cancel', icono: XCircleIcon } as const;
const AGREGAR = { accion: 'agregar', etiqueta: 'shortcuts.addShortcut', icono: PlusCircleIcon } as const;
const BOTONES = {
  view: [{ accion: 'modificar', etiqueta: 'shortcuts.enterEditMode', icono: PencilSquareIcon }, AGREGAR],
  modify: [{ accion: 'terminar', etiqueta: 'shortcuts.exitEditMode', icono: CheckCircleIcon }, AGREGAR],
  add: [CANCELAR],
  edit: [CANCELAR],
} as const;

interface AccionesProps {
  readonly modo: Modo['modo'];
  readonly dar: Dispatch<Accion>;
}

function Acciones({ modo, dar }: AccionesProps) {
  const { t } = useTranslation();
  const lugar = useRef<HTMLDivElement>(null);
  // The button that changed the mode went away with it: the keyboard goes on from here. A form takes it for itself.
  useDidUpdate(() => lugar.current?.querySelector('button')?.focus(), [modo]);
  return (
    <div ref={lugar}>
      {BOTONES[modo].map(({ accion, etiqueta, icono }) => (
        <IconButton key={accion} label={t(etiqueta)} icon={icono} onClick={() => dar({ tipo: accion })} />
      ))}
    </div>
  );
}

// The shortcuts, two by two: links to follow, or buttons that pick one for changing.
interface ShortcutTilesProps {
  readonly atajos: readonly Atajo[];
  readonly onSeguir: () => void;
  /** In place of following it. */
  readonly onElegir: ((atajo: Atajo) => void) | undefined;
}

function ShortcutTiles({ atajos, onSeguir, onElegir }: ShortcutTilesProps) {
  const { t } = useTranslation();
  return (
    <Grid as="ul" columns={2}>
      {atajos.map((atajo) => (
        <Row as="li" key={atajo.id} oneLine align="stretch" className={classes.lugar}>
          {onElegir === undefined ? (
            <PanelLink
              className={classes.azulejo}
              link={atajo.link}
              useRouter={atajo.useRouter}
              onSeguir={onSeguir}
            >
              <Contenido atajo={atajo} />
            </PanelLink>
          ) : (
            <button
              type="button"
              className={classes.azulejo}
              aria-label={t('shortcuts.editShortcut', { label: atajo.label })}
              onClick={() => onElegir(atajo)}
            >
              <Contenido atajo={atajo} editable />
            </button>
          )}
        </Row>
      ))}
    </Grid>
  );
}

interface ContenidoProps {
  readonly atajo: Atajo;
  readonly editable?: boolean;
}

function Contenido({ atajo: { icon, label, description }, editable = false }: ContenidoProps) {
  const Dibujo = iconoDe(icon);
  return (
    <Stack as="span" align="center">
      <Row as="span" justify="center" className={classes.disco} data-editable={editable || undefined}>
        <Dibujo width={24} height={24} aria-hidden="true" />
        {editable && <PencilIcon width={24} height={24} aria-hidden="true" />}
      </Row>
      <Text as="span" weight="medium" breaks max="100%">
        {label}
      </Text>
      {description !== '' && (
        <Text as="span" size="sm" muted breaks max="100%">
          {description}
        </Text>
      )}
    </Stack>
  );
}

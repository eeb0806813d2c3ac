// The command palette: what can be done and what can be found, in one list, from anywhere. Mounted while it is open.
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Kbd.layer.css';
import { XMarkIcon } from '@heroicons/react/24/outline';
import { Kbd, Modal } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useReturnFocus } from '#ui/dialogs/return-focus.ts';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { IconButton } from '#ui/marks/icon-button.tsx';
import type { Icon } from '#ui/states/state-message.tsx';
import { Highlight } from '#ui/text/highlight.tsx';
import { matchesText, normalizeText } from '#ui/text/text-search.ts';
import { useAtLeast } from '#ui/theme/breakpoints.ts';
import { type Grupo, ResultList } from './result-list.tsx';
import classes from './search.module.css';
import { SearchInput } from './search-bar.tsx';
import { type Opciones, useOpciones } from './use-options.ts';
import { useBusqueda, useFoundGroups } from './use-search.ts';

/** Something that can be done from the palette. */
export interface Accion {
  readonly id: string;
  readonly titulo: string;
  /** What it is also looked for by: the menu's own words, whatever the language. */
  readonly tambien?: string;
  readonly icono: Icon;
  readonly hacer: () => unknown;
}

interface PaletteDialogProps {
  readonly acciones: readonly Accion[];
  readonly cerrar: () => void;
}

export function PaletteDialog({ acciones, cerrar }: PaletteDialogProps) {
  useReturnFocus();
  const { t } = useTranslation();
  const router = useRouter();
  const [texto, setTexto] = useState('');
  const busqueda = useBusqueda(texto);
  // Closed first, with the keyboard back where it was: what the action opens takes it from there.
  const hacer = (accion: () => unknown) => {
    flushSync(cerrar);
    accion();
  };
  const posibles = useGrupoDeAcciones(acciones, texto, hacer);
  const hallados = useFoundGroups(busqueda, ({ link }) => hacer(() => router.history.push(link)));
  const grupos = [...posibles, ...hallados];
  const opciones = useOpciones(
    grupos.flatMap(({ filas }) => filas),
    // Enter never takes by itself what answers an earlier question.
    posibles.length > 0 || !busqueda.esAnterior,
  );
  return (
    <Modal.Root opened onClose={cerrar} returnFocus={false} size={600} classNames={{ inner: classes.paleta }}>
      <Modal.Overlay />
      <Modal.Content radius="lg" aria-label={t('palette.title')}>
        <Modal.Body p={0}>
          <Stack className={classes.cuerpo}>
            <Field texto={texto} escribir={setTexto} opciones={opciones} cerrar={cerrar} />
            <div className={classes.rodante}>
              <ResultList grupos={grupos} opciones={opciones} busqueda={busqueda} />
            </div>
          </Stack>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

interface FieldProps extends Pick<PaletteDialogProps, 'cerrar'> {
  readonly texto: string;
  readonly escribir: (texto: string) => void;
  readonly opciones: Opciones;
}

function Field({ texto, escribir, opciones, cerrar }: FieldProps) {
  const { t } = useTranslation();
  const conTeclado = useAtLeast('sm');
  return (
    <Row oneLine rigid gap="lg" line="below" className={classes.campoDePaleta}>
      <SearchInput
        {...opciones.atributosDelCampo}
        data-autofocus
        aria-label={t('palette.label')}
        placeholder={t('palette.placeholder')}
        value={texto}
        onChange={({ currentTarget }) => {
          opciones.marcar(undefined);
          escribir(currentTarget.value);
        }}
        onKeyDown={(event) => {
          if (opciones.alTeclear(event)) event.preventDefault();
        }}
      />
      {conTeclado ? (
        <Kbd>Esc</Kbd>
      ) : (
        <IconButton label={t('help.closeDialog')} icon={XMarkIcon} onClick={cerrar} />
      )}
    </Row>
  );
}

function useGrupoDeAcciones(
  todas: readonly Accion[],
  texto: string,
  hacer: (accion: () => unknown) => void,
): Grupo[] {
  const { t } = useTranslation();
  const acciones = todas.filter(({ titulo, tambien = '' }) => matchesText(`${titulo} ${tambien}`, texto));
  if (acciones.length === 0) return [];
  const palabras = normalizeText(texto).split(' ');
  const filas = acciones.map(({ id, titulo, icono: Dibujo, hacer: accion }) => ({
    id,
    elegir: () => hacer(accion),
    contenido: (
      <>
        <Dibujo className={classes.lupa} aria-hidden="true" />
        <span>
          <Highlight text={titulo} words={palabras} />
        </span>
      </>
    ),
  }));
  return [{ id: 'acciones', titulo: t('palette.actions'), filas }];
}

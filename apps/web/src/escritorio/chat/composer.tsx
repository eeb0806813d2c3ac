// Where a message is written: Enter sends it, Shift+Enter begins a line. What is not sent yet is kept, also when the
// panel closes or the page is loaded again.
import { TEXTO_DE_CHAT_MAX } from '@cuadra/contract/escritorio/chat';
import { PaperAirplaneIcon } from '@heroicons/react/24/outline';
import { useMediaQuery, useSessionStorage } from '@mantine/hooks';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '#platform/current-session.ts';
import { IconButton } from '#ui/marks/icon-button.tsx';
import classes from './messages.module.css';

interface ComposerProps {
  readonly id: string;
  readonly onEnviar: (texto: string) => void;
}

const RENGLONES_MAX = 5;

export function Composer({ id, onEnviar }: ComposerProps) {
  const { t } = useTranslation();
  const [texto, setTexto] = useSessionStorage({
    key: `chat-borrador:${useCurrentUser()?.id ?? ''}:${id}`,
    defaultValue: '',
    getInitialValueInEffect: false,
  });
  const campo = useRef<HTMLTextAreaElement>(null);
  // On a phone the keyboard would cover what there is to read.
  const conTeclado = useMediaQuery('(hover: hover)', true, { getInitialValueInEffect: false });
  useEffect(() => {
    if (conTeclado) campo.current?.focus();
  }, [conTeclado]);

  const enviar = () => {
    const limpio = texto.trim();
    if (limpio === '') return;
    onEnviar(limpio);
    setTexto('');
    campo.current?.focus();
  };
  const alTeclear = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    enviar();
  };
  return (
    <div className={classes.redaccion}>
      <textarea
        ref={campo}
        className={classes.texto}
        aria-label={t('chat.write')}
        placeholder={t('chat.write')}
        rows={Math.min(RENGLONES_MAX, texto.split('\n').length)}
        maxLength={TEXTO_DE_CHAT_MAX}
        value={texto}
        data-autofocus={conTeclado || undefined}
        onChange={({ currentTarget }) => setTexto(currentTarget.value)}
        onKeyDown={alTeclear}
      />
      <IconButton
        etiqueta={t('chat.send')}
        icono={PaperAirplaneIcon}
        disabled={texto.trim() === ''}
        onClick={enviar}
      />
    </div>
  );
}

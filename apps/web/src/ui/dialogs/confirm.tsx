// Asks before doing what cannot be undone.
//
//   const confirmar = useConfirm();
//   if (await confirmar({ title: 'Eliminar la cuenta', text: '…', action: 'Eliminar', danger: true })) …
//
// Escape and Cancelar answer no; a click outside does nothing, so that no decision is taken by a slip.
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { Button, Modal } from '@mantine/core';
import { createContext, type ReactNode, use, useCallback, useEffect, useRef, useState } from 'react';
import classes from './confirm.module.css';

export interface Question {
  readonly title: string;
  readonly text: ReactNode;
  readonly action: string;
  readonly danger?: boolean;
  /** On the button that answers no. */
  readonly cancel?: string;
}

/** Over the dialog from which it asks. */
const STACKING = 400;

type Confirm = (question: Question) => Promise<boolean>;

const Context = createContext<Confirm | undefined>(undefined);
const Asking = createContext(false);

export function useConfirm(): Confirm {
  const confirm = use(Context);
  if (confirm === undefined) throw new Error('useConfirm outside of ConfirmProvider');
  return confirm;
}

/** Whether it is being asked now: Escape is then its answer, and closes nothing else. */
export const useIsAsking = (): boolean => use(Asking);

export function ConfirmProvider({ children }: { readonly children: ReactNode }) {
  const [question, setQuestion] = useState<Question>();
  const [opened, setOpened] = useState(false);
  const responder = useRef<(answer: boolean) => void>(undefined);

  const confirm = useCallback<Confirm>((next) => {
    responder.current?.(false);
    setQuestion(next);
    setOpened(true);
    return new Promise((resolve) => {
      responder.current = resolve;
    });
  }, []);

  const close = (respuesta: boolean) => {
    setOpened(false);
    responder.current?.(respuesta);
    responder.current = undefined;
  };

  return (
    <Context value={confirm}>
      <Asking value={useLinger(opened)}>{children}</Asking>
      <Modal
        opened={opened}
        onClose={() => close(false)}
        title={question?.title}
        closeOnClickOutside={false}
        withCloseButton={false}
        zIndex={STACKING}
        size={440}
      >
        <div className={classes.texto}>{question?.text}</div>
        <div className={classes.botones}>
          <Button variant="default" onClick={() => close(false)} data-autofocus>
            {question?.cancel ?? 'Cancelar'}
          </Button>
          <Button {...(question?.danger ? { color: 'red' } : {})} onClick={() => close(true)}>
            {question?.action}
          </Button>
        </div>
      </Modal>
    </Context>
  );
}

/** Until the key that answered has gone by: the dialog below listens to the same one, after the question is gone. */
function useLinger(opened: boolean): boolean {
  const [lagging, setLagging] = useState(opened);
  useEffect(() => {
    if (opened) return setLagging(true);
    const wait = setTimeout(() => setLagging(false));
    return () => clearTimeout(wait);
  }, [opened]);
  return opened || lagging;
}

import { ME } from '@cuadra/demo-api/mailbox/addresses';
import type { Mail } from '@cuadra/demo-api/mailbox/calls';
import { describe, expect, it } from 'vitest';
import {
  blankWriting,
  continueDraft,
  forwardOf,
  isBlank,
  problemsOf,
  replyAllTo,
  replyTo,
  writtenOf,
} from './writing.ts';

const ANA = 'Ana <ana@taller.example>';
const BETO = 'Beto <beto@taller.example>';
const CARO = 'Caro <caro@taller.example>';
const FILE = { type: 'text/csv', name: 'a.csv', size: 1, preview: null, downloadUrl: '/x' };

const MAIL: Mail = {
  id: '1',
  type: 'mail',
  from: { avatar: null, contact: ANA },
  to: `${ME}, ${BETO}`,
  cc: [CARO, 'BETO@taller.example'],
  bcc: [],
  date: '2026-03-11T18:00:00.000Z',
  subject: 'Cierre',
  content: '<p>Hola</p>',
  attachments: [FILE],
  starred: false,
  important: false,
  unread: false,
  folder: 'f',
  labels: [],
};

describe('responder', () => {
  it('va a quien escribió, sin los archivos, con lo que dijo citado', () => {
    expect(replyTo(MAIL, 'Ana <3 escribió:')).toEqual({
      ...blankWriting,
      to: [ANA],
      subject: 'Re: Cierre',
      content: '<p></p><p>Ana &lt;3 escribió:</p><blockquote><p>Hola</p></blockquote>',
    });
  });

  it('lo que uno envió va a quien lo recibió', () => {
    const sent = { ...MAIL, from: { avatar: null, contact: ME }, to: `${BETO}, ${CARO}` };
    expect(replyTo(sent, '').to).toEqual([BETO, CARO]);
  });

  it('no repite el prefijo', () => {
    expect(replyTo({ ...MAIL, subject: 'RE: Cierre' }, '').subject).toBe('RE: Cierre');
  });

  it('a todos: cada quien una vez, y uno mismo ninguna', () => {
    const { to, cc } = replyAllTo(MAIL, '');
    expect([to, cc]).toEqual([[ANA], [BETO, CARO]]);
  });
});

it('reenviar lleva los archivos y no va a nadie todavía', () => {
  const { to, subject, attachments } = forwardOf(MAIL, '');
  expect([to, subject, attachments]).toEqual([[], 'Fwd: Cierre', [FILE]]);
});

it('un borrador se retoma como quedó', () => {
  const { id, to, cc } = continueDraft(MAIL);
  expect([id, to, cc]).toEqual(['1', [ME, BETO], MAIL.cc]);
  expect(writtenOf(continueDraft(MAIL))).toMatchObject({ id: '1', to: MAIL.to });
});

describe('lo que impide enviar', () => {
  it('nadie a quien enviarlo', () => {
    expect(problemsOf({ ...blankWriting, cc: [ANA] })).toEqual({ to: { kind: 'none' } });
  });

  it('direcciones incompletas, campo por campo', () => {
    const writing = { ...blankWriting, to: [ANA, 'beto'], bcc: ['caro@taller'] };
    expect(problemsOf(writing)).toEqual({
      to: { kind: 'bad', which: ['beto'] },
      bcc: { kind: 'bad', which: ['caro@taller'] },
    });
  });

  it('con una dirección entera, nada', () => {
    expect(problemsOf({ ...blankWriting, to: ['ana@taller.example'] })).toEqual({});
  });
});

it('vacío es sin nada en ningún lado', () => {
  expect(isBlank({ ...blankWriting, subject: ' ' })).toBe(true);
  expect(isBlank({ ...blankWriting, attachments: [FILE] })).toBe(false);
});

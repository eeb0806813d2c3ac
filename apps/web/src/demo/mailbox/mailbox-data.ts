// What the mailbox asks for and changes. A change shows at once, before it is answered: the list takes its time to come.
import {
  type ListedMail,
  type Mail,
  type MailPage,
  mailCalls,
  type WrittenMail,
} from '@cuadra/demo-api/mailbox/calls';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callSample, keyOf, sampleQuery, useSample } from '#demo/frame/call-sample.ts';
import { notify } from '#ui/toasts/toasts.ts';
import type { Place } from './place.ts';
import { useMailTexts } from './texts/mail-texts.ts';

/** Undefined until all of them are here. */
export function useShelves() {
  const folders = useSample(mailCalls.folders, {});
  const filters = useSample(mailCalls.filters, {});
  const labels = useSample(mailCalls.labels, {});
  const settings = useSample(mailCalls.settings, {});
  const asked = [folders, filters, labels, settings] as const;
  const here = folders.data && filters.data && labels.data && settings.data;
  return {
    data: here && {
      folders: folders.data,
      filters: filters.data,
      labels: labels.data,
      settings: settings.data,
    },
    error: asked.find(({ error }) => error !== null)?.error ?? null,
    refetch: () => Promise.all(asked.map(({ refetch }) => refetch())),
  };
}

export type Shelves = NonNullable<ReturnType<typeof useShelves>['data']>;

/** Another page of the same place leaves what was there until it comes; another place does not. */
export function useMails({ by, name }: Place, page: number) {
  const query = { [by]: name, page: String(page) };
  return useQuery({
    ...sampleQuery(mailCalls.mails, { query }),
    placeholderData: (before, of) => (isOf(of?.queryKey, { by, name }) ? before : undefined),
  });
}

function isOf(key: readonly unknown[] | undefined, { by, name }: Place): boolean {
  const input = key?.at(-1);
  if (typeof input !== 'object' || input === null || !('query' in input)) return false;
  const { query } = input;
  return typeof query === 'object' && query !== null && Reflect.get(query, by) === name;
}

/** Meanwhile, as the list has it. */
export const useMail = (id: string, listed: Mail | undefined) =>
  useQuery({ ...sampleQuery(mailCalls.mail, { query: { id } }), placeholderData: () => listed });

type MailChange = Partial<Pick<Mail, 'starred' | 'important' | 'unread' | 'folder' | 'labels'>>;

export function useMailChange(): (id: string, change: MailChange) => void {
  const t = useMailTexts();
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: ({ id, mail }: { id: string; mail: MailChange }) =>
      callSample(mailCalls.changeMail, { body: { id, mail } }),
    onMutate: async ({ id, mail }) => {
      await Promise.all([client.cancelQueries({ queryKey: keyOf(mailCalls.mails) })]);
      showChange(client, id, mail);
    },
    onError: () => notify(t.view.changeFailed, 'error'),
    onSettled: () => askAgain(client),
  });
  return (id, mail) => mutate({ id, mail });
}

function showChange(client: QueryClient, id: string, change: MailChange): void {
  client.setQueriesData<MailPage>({ queryKey: keyOf(mailCalls.mails) }, (page) =>
    page === undefined || page.mails === null
      ? page
      : {
          ...page,
          mails: page.mails.map((mail: ListedMail) => (mail.id === id ? { ...mail, ...change } : mail)),
        },
  );
  const { queryKey } = sampleQuery(mailCalls.mail, { query: { id } });
  client.setQueryData<Mail | null>(queryKey, (mail) => (mail ? { ...mail, ...change } : mail));
}

const askAgain = (client: QueryClient): Promise<unknown> =>
  Promise.all(
    [mailCalls.mails, mailCalls.mail, mailCalls.folders].map((one) =>
      client.invalidateQueries({ queryKey: keyOf(one) }),
    ),
  );

/** Sends it, or keeps it among the drafts. It goes on though the page is left. */
export function useWrite(): (mail: WrittenMail, send: boolean) => Promise<Mail> {
  const client = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: (body: { mail: WrittenMail; send: boolean }) => callSample(mailCalls.write, { body }),
    onSuccess: () => void askAgain(client),
  });
  return (mail, send) => mutateAsync({ mail, send });
}

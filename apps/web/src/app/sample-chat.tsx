// The chat application with the conversation of the quick chat: one way of drawing and sending what people write.
import { Page } from '#demo/chat/page.tsx';
import { Conversation } from '#escritorio/chat/conversation.tsx';
import { Face } from '#escritorio/chat/face.tsx';

export const SampleChat = () => <Page Conversation={Conversation} Face={Face} />;

import Bell from 'lucide-react/icons/bell';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import CalendarDays from 'lucide-react/icons/calendar-days';
import CalendarOff from 'lucide-react/icons/calendar-off';
import CircleUserRound from 'lucide-react/icons/circle-user-round';
import DatabaseBackup from 'lucide-react/icons/database-backup';
import Download from 'lucide-react/icons/download';
import ExternalLink from 'lucide-react/icons/external-link';
import FileText from 'lucide-react/icons/file-text';
import FolderInput from 'lucide-react/icons/folder-input';
import History from 'lucide-react/icons/history';
import House from 'lucide-react/icons/house';
import Images from 'lucide-react/icons/images';
import KeyRound from 'lucide-react/icons/key-round';
import Keyboard from 'lucide-react/icons/keyboard';
import LogOut from 'lucide-react/icons/log-out';
import Mail from 'lucide-react/icons/mail';
import MailPlus from 'lucide-react/icons/mail-plus';
import MessageSquare from 'lucide-react/icons/message-square';
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import Send from 'lucide-react/icons/send';
import SquarePen from 'lucide-react/icons/square-pen';
import SunMoon from 'lucide-react/icons/sun-moon';
import Tags from 'lucide-react/icons/tags';
import Trash from 'lucide-react/icons/trash-2';
import UserRoundPlus from 'lucide-react/icons/user-round-plus';
import UsersRound from 'lucide-react/icons/users-round';
import type { LucideIcon } from 'lucide-react';
import type { CommandIcon } from './commands.ts';

/** Apart from the commands: the icons are loaded with the palette alone. */
export const COMMAND_ICONS: Record<CommandIcon, LucideIcon> = {
  ...{ overview: House, posts: FileText, categories: Tags, authors: UsersRound },
  ...{ newsletter: Mail, campaigns: Send, messages: MessageSquare, consultations: CalendarClock },
  ...{ write: SquarePen, 'write-newsletter': MailPlus, site: ExternalLink, keys: Keyboard },
  ...{ theme: SunMoon, leave: LogOut, trash: Trash, 'days-off': CalendarOff, calendars: CalendarDays },
  ...{ account: CircleUserRound, passkeys: KeyRound, devices: MonitorSmartphone, notices: Bell },
  ...{ import: FolderInput, export: Download, activity: History, media: Images },
  ...{ 'add-subscriber': UserRoundPlus, backup: DatabaseBackup },
};

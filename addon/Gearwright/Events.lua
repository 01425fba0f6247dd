-- Starts the add-on with the character, remembers the bank while it is open, and answers /gearwright.
local addonName, Gearwright = ...

local isBankOpen = false

local handlers = {
	ADDON_LOADED = function(name)
		if name == addonName then
			GearwrightCharacter = GearwrightCharacter or {}
			Gearwright.Tooltip.start()
		end
	end,
	BANKFRAME_OPENED = function()
		isBankOpen = true
		Gearwright.Inventory.rememberBank()
	end,
	-- The client still knows what lay in the bank at this moment, and no longer a moment later.
	BANKFRAME_CLOSED = function()
		isBankOpen = false
	end,
	PLAYERBANKSLOTS_CHANGED = function()
		Gearwright.Inventory.rememberBank()
	end,
	BAG_UPDATE_DELAYED = function()
		if isBankOpen then
			Gearwright.Inventory.rememberBank()
		end
	end,
}

local listener = CreateFrame("Frame")
for event in pairs(handlers) do
	listener:RegisterEvent(event)
end
listener:SetScript("OnEvent", function(_, event, ...)
	handlers[event](...)
end)

SLASH_GEARWRIGHT1 = "/gearwright"
SLASH_GEARWRIGHT2 = "/gw"
SlashCmdList["GEARWRIGHT"] = function()
	Gearwright.Window.toggle()
end
